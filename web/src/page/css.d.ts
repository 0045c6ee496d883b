/* css.d.ts: main.tsx imports style sheets; esbuild makes one file of them. */
declare module "*.css";
