import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import type { ConnectInput } from '../../../../core/src/flows/connect/connect.types.ts'
import { fox, lynx } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

const free: ConnectInput = { legal: false, remote: true, eager: false }
/** With and without the legal checkbox, on a phone (`eager`), and without remote wallets. */
export const connectInputs = {
  free,
  legal: { ...free, legal: true },
  eager: { ...free, eager: true },
  legalEager: { legal: true, remote: true, eager: true },
  local: { ...free, remote: false },
}
/** One installed and one listed wallet represent all others. */
export const connectCases: Cases<typeof connectMachine> = {
  pick: [
    { pick: { type: 'connector', connectorId: fox.id } },
    { pick: { type: 'wallet', wallet: lynx } },
    { pick: { type: 'scan' } },
  ],
  'xstate.done.actor.preparePairing': [{ output: undefined }],
  'xstate.error.actor.preparePairing': [{ error: new KitError('remote/unreachable') }],
}
