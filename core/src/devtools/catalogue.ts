import type { AnyStateMachine } from 'xstate'

export type ChartArea = 'connect' | 'account' | 'network' | 'money' | 'frame'
/** A chart of the product, running or not. `id`: the chart's own; `folder`: where it lives in core. */
export type ChartEntry = {
  id: string
  folder: string
  area: ChartArea
  title: string
  load(): Promise<AnyStateMachine>
}

const entry = (
  id: string,
  folder: string,
  area: ChartArea,
  title: string,
  load: ChartEntry['load'],
): ChartEntry => ({
  id,
  folder,
  area,
  title,
  load,
})

/** Every chart of the product, one line each; its code comes when it is looked at. */
export const catalogue = (): readonly ChartEntry[] => [
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
    'Choose a chain of a wallet',
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
    'state/connections',
    'connect',
    'Connections',
    async () => (await import('../state/connections/connections.machine.ts')).connectionsMachine,
  ),
  entry(
    'directory',
    'state/directory',
    'connect',
    'Wallet directory',
    async () => (await import('../state/directory/directory.machine.ts')).directoryMachine,
  ),
  entry(
    'account',
    'state/account',
    'account',
    'Account',
    async () => (await import('../state/account/account.machine.ts')).accountMachine,
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
    'state/network',
    'network',
    'Networks',
    async () => (await import('../state/network/network.machine.ts')).networkMachine,
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
    'state/transfers',
    'money',
    'Transfers',
    async () => (await import('../state/transfers/transfers.machine.ts')).transfersMachine,
  ),
  entry(
    'transfer',
    'state/transfers/transfer',
    'money',
    'One transfer',
    async () => (await import('../state/transfers/transfer/transfer.machine.ts')).transferMachine,
  ),
  entry(
    'pending',
    'state/pending',
    'money',
    'Pending transactions',
    async () => (await import('../state/pending/pending.machine.ts')).pendingMachine,
  ),
  entry(
    'approvals',
    'state/approvals',
    'money',
    'Approvals',
    async () => (await import('../state/approvals/approvals.machine.ts')).approvalsMachine,
  ),
  entry(
    'config',
    'state/config',
    'frame',
    'Config',
    async () => (await import('../state/config/config.machine.ts')).configMachine,
  ),
  entry(
    'router',
    'state/router',
    'frame',
    'Router',
    async () => (await import('../state/router/router.machine.ts')).routerMachine,
  ),
  entry(
    'modal',
    'state/modal',
    'frame',
    'Modal',
    async () => (await import('../state/modal/modal.machine.ts')).modalMachine,
  ),
  entry(
    'toast',
    'state/toast',
    'frame',
    'Toast',
    async () => (await import('../state/toast/toast.machine.ts')).toastMachine,
  ),
  entry(
    'alert',
    'state/alert',
    'frame',
    'Alert',
    async () => (await import('../state/alert/alert.machine.ts')).alertMachine,
  ),
]
