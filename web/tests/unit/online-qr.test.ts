/* Links as QR codes. What is compared was read by a program of others (zbarimg) when it was written. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { qrOf, qrSvg } from "../../src/online/qr";

const sumOf = (text: string): string =>
  createHash("sha256")
    .update(JSON.stringify(qrOf(text)))
    .digest("hex")
    .slice(0, 12);

test("codes of every size are as they were when they could be read", () => {
  assert.deepEqual(
    [
      "a",
      "http://localhost:37303/#/online/nuiyixvtxq4t",
      "https://a-rather-long-name.of-a-host.example.org:8443/some/folder/#/online/nuiyixvtxq4t",
      "x".repeat(150),
      "y".repeat(200),
    ].map((text) => [qrOf(text)?.length, sumOf(text)]),
    [
      [21, "ad5d91aeb99c"],
      [33, "3db221077ee7"],
      [41, "afd3b9c26f7b"],
      [49, "155c62f034be"],
      [57, "333425a115a6"],
    ],
  );
});

test("what is too long has no code", () => {
  assert.equal(qrOf("y".repeat(214)), null);
  assert.notEqual(qrOf("y".repeat(213)), null);
  assert.equal(qrSvg("y".repeat(214)), "");
});
