import type { connectMachine } from '../../../../core/src/flows/connect/connect.machine.ts'
import { fox } from '../../samples.ts'
import type { Cases } from '../../walker/chart-model.ts'

/** With the legal checkbox and without. */
export const connectInputs = { free: { legal: false }, legal: { legal: true } }
/** One wallet is as good as another here. */
export const connectCases: Cases<typeof connectMachine> = { pick: [{ connectorId: fox.id }] }
