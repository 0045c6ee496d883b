/*
 * wasm.ts: one instance of the engine's module: its memory, its functions, its structs.
 *
 * The module says itself where the fields of its structs lie (wasm/layout.c), so nothing here
 * knows an offset.
 */

type Raw = (...args: (number | bigint)[]) => number;

/** The value of a field: a number, truth or text, or several numbers. */
export type Value = number | boolean | string | number[];
export type Values = Record<string, Value>;

interface Field {
  readonly name: string;
  readonly offset: number;
  readonly count: number;
  readonly type: string;
}

/** Thrown where the engine stopped itself: our own mistake, never the player's. */
export class EngineFault extends Error {}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class Wasm {
  readonly memory: WebAssembly.Memory;
  private readonly functions: Record<string, Raw>;
  private readonly fields = new Map<string, Map<string, Field>>();
  private view: DataView;

  private constructor(instance: WebAssembly.Instance) {
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.functions = instance.exports as unknown as Record<string, Raw>;
    this.view = new DataView(this.memory.buffer);
    this.functions._initialize?.();
    this.readLayout();
  }

  static async load(source: WebAssembly.Module): Promise<Wasm> {
    return new Wasm(await WebAssembly.instantiate(source, {}));
  }

  /** Calls a function of the module; a trap becomes an EngineFault. */
  call(name: string, ...args: (number | bigint)[]): number {
    const f = this.functions[name];
    if (!f) throw new EngineFault(`the engine has no function ${name}`);
    try {
      return f(...args);
    } catch (error) {
      throw new EngineFault(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** A 64-bit answer. */
  big(name: string, ...args: number[]): bigint {
    return BigInt.asUintN(64, this.call(name, ...args) as unknown as bigint);
  }

  alloc(size: number): number {
    return this.call("bind_alloc", size);
  }

  free(at: number): void {
    this.call("bind_free", at);
  }

  /** Memory may have moved since the last call. */
  private data(): DataView {
    if (this.view.buffer !== this.memory.buffer) this.view = new DataView(this.memory.buffer);
    return this.view;
  }

  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  int(at: number): number {
    return this.data().getInt32(at, true);
  }

  setInt(at: number, value: number): void {
    this.data().setInt32(at, value, true);
  }

  /** A text of C; null where there is none. */
  text(at: number): string | null {
    if (at === 0) return null;
    const memory = new Uint8Array(this.memory.buffer);
    return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
  }

  /** Copies a text into the module for as long as work needs it; length is without the last zero. */
  withText<T>(text: string, work: (at: number, length: number) => T): T {
    const coded = encoder.encode(text.replaceAll("\0", " "));
    const at = this.alloc(coded.length + 1);
    this.bytes(at, coded.length).set(coded);
    this.bytes(at + coded.length, 1)[0] = 0;
    try {
      return work(at, coded.length);
    } finally {
      this.free(at);
    }
  }

  /** Copies numbers into the module for as long as work needs them, one for every seat there can be. */
  withInts<T>(numbers: readonly number[], work: (at: number) => T): T {
    const room = Math.max(numbers.length, this.limit("seats"));
    const at = this.alloc(4 * room);
    for (let i = 0; i < room; i++) this.setInt(at + 4 * i, numbers[i] ?? 0);
    try {
      return work(at);
    } finally {
      this.free(at);
    }
  }

  sizeOf(struct: string): number {
    return this.field(struct, "").offset;
  }

  offsetOf(struct: string, field: string): number {
    return this.field(struct, field).offset;
  }

  /** A number of aude.h: the most seats, the longest line ... */
  limit(name: string): number {
    return this.offsetOf("limit", name);
  }

  /** All fields of a struct that have a type of their own. */
  read(struct: string, at: number): Values {
    const out: Values = {};
    for (const field of this.layout(struct).values()) {
      if (field.name !== "") out[field.name] = this.value(field, at);
    }
    return out;
  }

  get(struct: string, field: string, at: number): Value {
    return this.value(this.field(struct, field), at);
  }

  set(struct: string, field: string, at: number, value: number): void {
    const { type, offset } = this.field(struct, field);
    const data = this.data();
    if (type === "B" || type === "b") data.setUint8(at + offset, value);
    else if (type === "H" || type === "h") data.setInt16(at + offset, value, true);
    else data.setInt32(at + offset, value, true);
  }

  private value(field: Field, at: number): Value {
    const where = at + field.offset;
    if (field.type === "c") {
      const bytes = this.bytes(where, field.count);
      const end = bytes.indexOf(0);
      return decoder.decode(bytes.slice(0, end < 0 ? field.count : end));
    }
    if (field.count === 1) return this.scalar(field.type, where);
    const size =
      field.type === "i" || field.type === "I"
        ? 4
        : field.type === "h" || field.type === "H"
          ? 2
          : 1;
    return Array.from(
      { length: field.count },
      (_, i) => this.scalar(field.type, where + i * size) as number,
    );
  }

  private scalar(type: string, at: number): number | boolean | string {
    const data = this.data();
    switch (type) {
      case "b":
        return data.getInt8(at);
      case "B":
        return data.getUint8(at);
      case "h":
        return data.getInt16(at, true);
      case "H":
        return data.getUint16(at, true);
      case "I":
        return data.getUint32(at, true);
      case "?":
        return data.getUint8(at) !== 0;
      case "s":
        return this.text(data.getUint32(at, true)) ?? "";
      default:
        return data.getInt32(at, true);
    }
  }

  private layout(struct: string): Map<string, Field> {
    const found = this.fields.get(struct);
    if (!found) throw new EngineFault(`the engine has no struct ${struct}`);
    return found;
  }

  private field(struct: string, name: string): Field {
    const found = this.layout(struct).get(name);
    if (!found) throw new EngineFault(`the engine's ${struct} has no ${name}`);
    return found;
  }

  /** struct field of wasm/layout.c: two pointers, two 16-bit numbers, a letter; 16 bytes. */
  private readLayout(): void {
    const data = this.data();
    for (let at = this.call("bind_fields"); data.getUint32(at, true) !== 0; at += 16) {
      const struct = this.text(data.getUint32(at, true)) ?? "";
      const name = this.text(data.getUint32(at + 4, true)) ?? "";
      const map = this.fields.get(struct) ?? new Map<string, Field>();
      this.fields.set(struct, map);
      map.set(name, {
        name,
        offset: data.getUint16(at + 8, true),
        count: data.getUint16(at + 10, true),
        type: String.fromCharCode(data.getUint8(at + 12)),
      });
    }
  }
}
