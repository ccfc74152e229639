import type { AnyStateMachine } from 'xstate'
import type { MachineArea } from '../domain/machine-area.ts'
import { flowMachines } from './flows.generated.ts'

export type { MachineArea }
/** A machine of core. `id`: the id of the machine. `folder`: its folder in `core/src`. */
export type MachineEntry = {
  id: string
  folder: string
  area: MachineArea
  title: string
  load(): Promise<AnyStateMachine>
}

const entry = (
  id: string,
  folder: string,
  area: MachineArea,
  title: string,
  load: MachineEntry['load'],
): MachineEntry => ({
  id,
  folder,
  area,
  title,
  load,
})

/** All machines of core. `load` imports a machine. */
export const machines = (): readonly MachineEntry[] => [
  ...flowMachines,
  entry(
    'connections',
    'stores/connections',
    'connect',
    'Connections',
    async () => (await import('../stores/connections/connections.machine.ts')).connectionsMachine,
  ),
  entry(
    'directory',
    'stores/directory',
    'connect',
    'Wallet directory',
    async () => (await import('../stores/directory/directory.machine.ts')).directoryMachine,
  ),
  entry(
    'account',
    'stores/account',
    'account',
    'Account',
    async () => (await import('../stores/account/account.machine.ts')).accountMachine,
  ),
  entry(
    'embedded',
    'stores/embedded',
    'account',
    'Embedded wallet',
    async () => (await import('../stores/embedded/embedded.machine.ts')).embeddedMachine,
  ),
  entry(
    'session',
    'stores/session',
    'account',
    'Sign-in session',
    async () => (await import('../stores/session/session.machine.ts')).sessionMachine,
  ),
  entry(
    'network',
    'stores/network',
    'network',
    'Networks',
    async () => (await import('../stores/network/network.machine.ts')).networkMachine,
  ),
  entry(
    'transfers',
    'stores/transfers',
    'money',
    'Transfers',
    async () => (await import('../stores/transfers/transfers.machine.ts')).transfersMachine,
  ),
  entry(
    'transfer',
    'stores/transfers/transfer',
    'money',
    'One transfer',
    async () => (await import('../stores/transfers/transfer/transfer.machine.ts')).transferMachine,
  ),
  entry(
    'pending',
    'stores/pending',
    'money',
    'Pending transactions',
    async () => (await import('../stores/pending/pending.machine.ts')).pendingMachine,
  ),
  entry(
    'approvals',
    'stores/approvals',
    'money',
    'Approvals',
    async () => (await import('../stores/approvals/approvals.machine.ts')).approvalsMachine,
  ),
  entry(
    'resource',
    'resource',
    'frame',
    'One thing that is read',
    async () => (await import('../resource/resource.machine.ts')).resourceMachine,
  ),
  entry(
    'config',
    'stores/config',
    'frame',
    'Config',
    async () => (await import('../stores/config/config.machine.ts')).configMachine,
  ),
  entry(
    'router',
    'stores/router',
    'frame',
    'Router',
    async () => (await import('../stores/router/router.machine.ts')).routerMachine,
  ),
  entry(
    'modal',
    'stores/modal',
    'frame',
    'Modal',
    async () => (await import('../stores/modal/modal.machine.ts')).modalMachine,
  ),
  entry(
    'toast',
    'stores/toast',
    'frame',
    'Toast',
    async () => (await import('../stores/toast/toast.machine.ts')).toastMachine,
  ),
  entry(
    'alert',
    'stores/alert',
    'frame',
    'Alert',
    async () => (await import('../stores/alert/alert.machine.ts')).alertMachine,
  ),
  entry(
    'telemetry',
    'stores/telemetry',
    'frame',
    'Telemetry',
    async () => (await import('../stores/telemetry/telemetry.machine.ts')).telemetryMachine,
  ),
]
