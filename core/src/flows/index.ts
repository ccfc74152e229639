/**
 * The handles of all flows, with their public types: what `kit.run` and `useFlow` take. A page has
 * those that it imports; the code of a flow loads with its first use. They are written to
 * `handles.generated.ts` from the definitions (`*.flow.ts`) by each command of this repository.
 */
export * from './handles.generated.ts'
