import { expect, test } from 'vitest'
import { type ViewName, viewNames } from '../domain/routing/view-name.ts'
import { flows } from '../flows/list.generated.ts'
import type { Kit, OpenOptions } from './api/kit.ts'
import type { KitOptions } from './api/kit-options.ts'
import { runFlow, settle } from './kit.fixture.ts'
import { createLoginKit } from './logins.fixture.ts'
import { featureNames } from './options/check-features.ts'

/** The settings that turn views and flows off, with options that do. */
const off = {
  send: { features: { send: false } },
  receive: { features: { receive: false } },
  wallets: { enableWallets: false },
  email: { features: { email: false } },
  socials: { features: { socials: false } },
  activity: { features: { history: false } },
  consent: { features: { legalCheckbox: true }, termsConditionsUrl: '/terms' },
} satisfies Record<string, Partial<KitOptions>>
type Switch = keyof typeof off
const switches = Object.keys(off) as Switch[]

/** What each feature of the page is for. `look`: it starts nothing. `none`: it has no view. */
const features: Readonly<Record<string, Switch | 'look' | 'telemetry' | 'none'>> = {
  send: 'send',
  receive: 'receive',
  email: 'email',
  socials: 'socials',
  history: 'activity',
  legalCheckbox: 'consent',
  allWallets: 'look',
  collapseWallets: 'look',
  emailShowWallets: 'look',
  connectMethodsOrder: 'look',
  connectorTypeOrder: 'look',
  walletFeaturesOrder: 'look',
  reownBranding: 'look',
  analytics: 'telemetry',
  swaps: 'none',
  onramp: 'none',
  pay: 'none',
  smartSessions: 'none',
}
const wallet = ['wallets', 'consent'] as const
const email = ['email', 'consent'] as const
const social = ['socials', 'consent'] as const
/** What turns each view off. */
const views: Readonly<Partial<Record<ViewName, readonly Switch[]>>> = {
  Connect: [],
  ConnectWallets: ['wallets'],
  ConnectSocials: [],
  AllWallets: wallet,
  ConnectingExternal: wallet,
  ConnectingMultiChain: wallet,
  ConnectingWalletConnect: wallet,
  ConnectingWalletConnectBasic: wallet,
  ConnectingSocial: social,
  ConnectingFarcaster: social,
  EmailLogin: email,
  EmailVerifyOtp: email,
  EmailVerifyDevice: email,
  UpdateEmailWallet: [],
  UpdateEmailPrimaryOtp: [],
  UpdateEmailSecondaryOtp: [],
  UpgradeEmailWallet: [],
  AccountSettings: [],
  Account: [],
  Networks: [],
  SwitchNetwork: [],
  UnsupportedChain: [],
  SwitchActiveChain: [],
  SwitchAddress: [],
  Profile: [],
  Transactions: ['activity'],
  WalletReceive: ['receive'],
  WalletCompatibleNetworks: ['receive'],
  ApproveTransaction: [],
  SIWXSignMessage: [],
  WalletSend: ['send'],
  WalletSendSelectToken: ['send'],
  WalletSendPreview: ['send'],
  WhatIsAWallet: [],
  WhatIsANetwork: [],
  GetWallet: [],
  Downloads: [],
}
/** What turns each flow off. */
const switchesOfFlows: Readonly<Record<string, readonly Switch[]>> = {
  connect: [],
  connectExternal: wallet,
  connectMultiChain: wallet,
  allWallets: wallet,
  connectRemote: wallet,
  connectSocial: social,
  connectFarcaster: social,
  connectEmail: email,
  reconnect: [],
  disconnect: [],
  switchNetwork: [],
  switchActiveChain: [],
  switchAccount: [],
  updateEmail: [],
  accountType: [],
  activity: ['activity'],
  portfolio: [],
  send: ['send'],
  signIn: [],
  nfts: [],
}
const dataOf: Readonly<Record<string, unknown>> = {
  ConnectingExternal: { connectorId: 'fox' },
  ConnectingMultiChain: { connectorId: 'fox', namespace: 'eip155' },
  ConnectingWalletConnect: { walletId: null, wallet: null },
  ConnectingSocial: { provider: 'google' },
  EmailLogin: { email: 'a@b.example' },
  connectExternal: { connectorId: 'fox' },
  connectMultiChain: { connectorId: 'fox', namespace: 'eip155' },
  connectSocial: { provider: 'google' },
  connectEmail: { email: 'a@b.example' },
}
const codes: Readonly<Record<Switch, string>> = {
  send: 'feature/off',
  receive: 'feature/off',
  wallets: 'feature/off',
  consent: 'connect/consent-missing',
  email: 'embedded/login-off',
  socials: 'embedded/login-off',
  activity: 'idle',
}

/** A kit whose project has answered, with the modal open on a view that nothing turns off. */
async function createKitWithout(name: Switch) {
  const logins = { email: true, socials: ['google', 'farcaster'] as const, analytics: false }
  const { features: changed = {}, ...options }: Partial<KitOptions> = off[name]
  const env = createLoginKit({ ...options, features: { ...logins, ...changed } })
  await env.kit.open({ view: 'WhatIsAWallet' })
  await settle()
  return env
}
/** The code with which a flow refuses itself; else the status or step of one that is off. */
const refusalOf = (view: unknown) =>
  Object(view).problem ?? Object(view).status ?? Object(view).step
const entryOf = (kit: Kit) => kit.state.getSnapshot().router.entry
const topView = (kit: Kit) => kit.modal.flows.getSnapshot()[entryOf(kit).key]?.view()

type Command = (kit: Kit, view: ViewName) => unknown
const commands: Readonly<Record<string, Command>> = {
  open: (kit, view) => kit.open({ view } as OpenOptions).catch(() => {}),
  push: ({ modal }, view) => modal.push(view, dataOf[view] as never),
  replace: ({ modal }, view) => modal.replace(view, dataOf[view] as never),
  reset: ({ modal }, view) => modal.reset(view, dataOf[view] as never),
}
/** The views with data that a page cannot pass to `open`. */
const isOpenable = (view: ViewName) => view === 'EmailLogin' || dataOf[view] === undefined

const viewCases = switches.flatMap((name) =>
  Object.entries(views).flatMap(([view, by]) =>
    by.includes(name) ? [[name, view as ViewName] as const] : [],
  ),
)
test.each(viewCases)('without %s, no command starts the view %s [EM19]', async (name, view) => {
  for (const [command, run] of Object.entries(commands)) {
    if (command === 'open' && !isOpenable(view)) continue
    const { kit, adapter, requests } = await createKitWithout(name)
    await run(kit, view)
    await settle()
    if (view === 'EmailLogin' && topView(kit)) Object(topView(kit)).submit?.('a@b.example')
    await settle()
    const { alert } = kit.state.getSnapshot()
    if (codes[name] === 'feature/off')
      expect([command, entryOf(kit).view, Object(alert).code]).toEqual([
        command,
        'WhatIsAWallet',
        'feature/off',
      ])
    else if (name === 'consent')
      expect([command, entryOf(kit).view, refusalOf(topView(kit))]).toEqual([
        command,
        'Connect',
        'consenting',
      ])
    else expect([command, refusalOf(topView(kit))]).toEqual([command, codes[name]])
    expect([adapter.calls.connect, requests]).toEqual([[], []])
  }
})

const flowCases = switches.flatMap((name) =>
  Object.entries(switchesOfFlows).flatMap(([flow, by]) =>
    by.includes(name) ? [[name, flow] as const] : [],
  ),
)
test.each(flowCases)('without %s, kit.run does not start %s [EM19]', async (name, id) => {
  const { kit, adapter, requests } = await createKitWithout(name)
  const refusal = await runFlow(kit, id, dataOf[id] ?? null).then(
    async (flow) => {
      await settle()
      return refusalOf(flow.view())
    },
    (error: unknown) => Object(error).code,
  )
  expect(refusal).toBe(codes[name])
  expect([adapter.calls.connect, requests]).toEqual([[], []])
})

test('the tables have every feature of the page, every view and every flow [EM19]', () => {
  expect(Object.keys(features).sort()).toEqual([...featureNames()].sort())
  expect(Object.keys(views).sort()).toEqual([...viewNames].sort())
  expect(Object.keys(switchesOfFlows).sort()).toEqual(flows.map(({ id }) => id).sort())
})
