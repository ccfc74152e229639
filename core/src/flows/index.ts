/**
 * The handles of all flows, with their public types: what `kit.run` and `useFlow` take. The code of a
 * flow loads with its first use. `core/tools/generate/flows.mjs` writes the handles from the
 * definitions of the flows (`*.flow.ts`).
 */
export * from './handles.generated.ts'
