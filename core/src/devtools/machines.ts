import type { AnyStateMachine } from 'xstate'

/** The group of a machine in viewers. */
export type MachineArea = 'connect' | 'account' | 'network' | 'money' | 'frame'
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
  entry(
    'connect',
    'flows/connect',
    'connect',
    'Connect',
    async () => (await import('../flows/connect/connect.machine.ts')).connectMachine,
  ),
  entry(
    'connectExternal',
    'flows/connect/external',
    'connect',
    'Connect an extension',
    async () => (await import('../flows/connect/external/external.machine.ts')).externalMachine,
  ),
  entry(
    'connectMultiChain',
    'flows/connect/multi-chain',
    'connect',
    'Choose a namespace of a wallet',
    async () =>
      (await import('../flows/connect/multi-chain/multi-chain.machine.ts')).multiChainMachine,
  ),
  entry(
    'connectRemote',
    'flows/connect/remote',
    'connect',
    'Connect a remote wallet',
    async () => (await import('../flows/connect/remote/remote.machine.ts')).remoteMachine,
  ),
  entry(
    'login',
    'flows/connect/login',
    'connect',
    'Log in with the embedded wallet',
    async () => (await import('../flows/connect/login/login.machine.ts')).loginMachine,
  ),
  entry(
    'allWallets',
    'flows/all-wallets',
    'connect',
    'All wallets',
    async () => (await import('../flows/all-wallets/all-wallets.machine.ts')).allWalletsMachine,
  ),
  entry(
    'reconnect',
    'flows/reconnect',
    'connect',
    'Reconnect',
    async () => (await import('../flows/reconnect/reconnect.machine.ts')).reconnectMachine,
  ),
  entry(
    'disconnect',
    'flows/disconnect',
    'connect',
    'Disconnect',
    async () => (await import('../flows/disconnect/disconnect.machine.ts')).disconnectMachine,
  ),
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
    'switchAccount',
    'flows/switch-account',
    'account',
    'Switch account',
    async () =>
      (await import('../flows/switch-account/switch-account.machine.ts')).switchAccountMachine,
  ),
  entry(
    'updateEmail',
    'flows/update-email',
    'account',
    'Change the e-mail address',
    async () => (await import('../flows/update-email/update-email.machine.ts')).updateEmailMachine,
  ),
  entry(
    'accountType',
    'flows/account-type',
    'account',
    'Switch the account type',
    async () => (await import('../flows/account-type/account-type.machine.ts')).accountTypeMachine,
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
    'signIn',
    'flows/sign-in',
    'account',
    'Sign in',
    async () => (await import('../flows/sign-in/sign-in.machine.ts')).signInMachine,
  ),
  entry(
    'portfolio',
    'flows/portfolio',
    'account',
    'Portfolio',
    async () => (await import('../flows/portfolio/portfolio.machine.ts')).portfolioMachine,
  ),
  entry(
    'nfts',
    'flows/nfts',
    'account',
    'NFTs',
    async () => (await import('../flows/nfts/nfts.machine.ts')).nftsMachine,
  ),
  entry(
    'activity',
    'flows/activity',
    'account',
    'Activity',
    async () => (await import('../flows/activity/activity.machine.ts')).activityMachine,
  ),
  entry(
    'network',
    'stores/network',
    'network',
    'Networks',
    async () => (await import('../stores/network/network.machine.ts')).networkMachine,
  ),
  entry(
    'switchNetwork',
    'flows/switch-network',
    'network',
    'Switch network',
    async () =>
      (await import('../flows/switch-network/switch-network.machine.ts')).switchNetworkMachine,
  ),
  entry(
    'switchActiveChain',
    'flows/switch-active-chain',
    'network',
    'Switch active chain',
    async () =>
      (await import('../flows/switch-active-chain/switch-active-chain.machine.ts'))
        .switchActiveChainMachine,
  ),
  entry(
    'send',
    'flows/send',
    'money',
    'Send',
    async () => (await import('../flows/send/send.machine.ts')).sendMachine,
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
