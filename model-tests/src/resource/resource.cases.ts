import { KitError } from '../../../core/src/errors/kit-error.ts'
import type { resourceMachine } from '../../../core/src/resource/resource.machine.ts'
import type { ReadResult, ResourceInput } from '../../../core/src/resource/resource.types.ts'
import type { Cases } from '../walker/machine-model.ts'

const times = { timeout: 10_000, lifetime: 60_000, interval: 90_000, block: 0 }
/** Resources with and without a key at the start, and one with a block after a failure. */
export const resourceInputs: Record<'keyed' | 'idle' | 'blocking', ResourceInput> = {
  keyed: { ...times, key: 'a' },
  idle: { ...times, key: null },
  blocking: { ...times, key: 'a', block: 30_000 },
}

export const unreachable = new KitError('endpoint/unreachable')
export const result = (data: unknown, next: unknown = null, continues = false): ReadResult => ({
  data,
  next,
  continues,
})

export const resourceCases: Cases<typeof resourceMachine> = {
  'key.set': [{ key: 'a' }, { key: null }],
  refresh: [{ forced: true }, { forced: false }],
  'xstate.done.actor.read': [
    { output: result('rows') },
    { output: result('rows', 'second') },
    { output: result('rows', 'second', true) },
    { output: result('rows', null, true) },
  ],
  'xstate.error.actor.read': [{ error: unreachable }],
}
