import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import type { resourceMachine } from '../../../core/src/resource/resource.machine.ts'
import type { ReadResult, ResourceInput } from '../../../core/src/resource/resource.types.ts'
import type { Cases } from '../walker/machine-model.ts'

export const times = { timeout: 10_000, lifetime: 60_000, interval: 90_000 }
const none = { timeout: times.timeout, lifetime: null, interval: null }
/**
 * Resources with and without a key at the start, with data of a limited lifetime, and with an
 * interval.
 */
export const resourceInputs: Record<'keyed' | 'idle' | 'aging' | 'polled', ResourceInput> = {
  keyed: { ...none, key: 'a' },
  idle: { ...none, key: null },
  aging: { ...none, key: 'a', lifetime: times.lifetime },
  polled: { ...none, key: 'a', interval: times.interval },
}

export const unreachable = new KitError(catalogue, 'endpoint/unreachable')
export const result = (data: unknown, next: unknown = null, continues = false): ReadResult => ({
  data,
  next,
  continues,
})

export const resourceCases: Cases<typeof resourceMachine> = {
  'key.set': [{ key: 'a' }, { key: 'a', forced: true }, { key: null }],
  refresh: [{ forced: true }, { forced: false }],
  'xstate.done.actor.read': [
    { output: result('rows') },
    { output: result('rows', 'second') },
    { output: result('rows', 'second', true) },
    { output: result('rows', null, true) },
  ],
  'xstate.error.actor.read': [{ error: unreachable }],
}
