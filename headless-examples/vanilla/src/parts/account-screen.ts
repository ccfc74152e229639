import { type KitState, type Network, textOf } from '@latchkit/core'
import { type SwitchNetworkView, switchNetworkFlow } from '@latchkit/core/flows/switch-network'
import { nativeBalanceText } from '@latchkit/core/utils'
import { button, type Child, element, name } from './element.ts'
import { follow } from './follow.ts'
import type { Screen } from './screen.types.ts'

const parts = ({ accounts: { eip155: account }, network: { active, networks } }: KitState) => ({
  address: account?.address ?? '',
  balance: account?.balance ?? null,
  active,
  networks,
})

/** What the page knows of who is connected. */
export const accountScreen: Screen = ({ kit, show, left, go }) => {
  const draw = ({ address, balance, active, networks }: ReturnType<typeof parts>) =>
    show(
      ['Connected with ', name(kit.getWalletInfo('eip155')?.name ?? 'your wallet'), '.'],
      element(
        'dl',
        { className: 'facts' },
        fact('Address', element('code', {}, address)),
        fact('Balance', balance ? nativeBalanceText(balance) : '–'),
      ),
      networkChoice(active, networks, (network) => go(switchScreen(network))),
      button('disconnect', 'Disconnect', () => go(leavingScreen)),
    )
  kit.watch(parts, draw, left)
}

/** Until the account is gone: then the panel shows what is next. */
const leavingScreen: Screen = async ({ kit, show }) => {
  show(['Disconnecting …'])
  await kit.disconnect('eip155')
}

const fact = (label: string, value: Child) =>
  element('div', {}, element('dt', {}, label), element('dd', {}, value))

function networkChoice(
  active: Network | null,
  networks: readonly Network[],
  choose: (network: Network) => void,
): HTMLElement {
  const known = active && !networks.includes(active) ? [active, ...networks] : networks
  const options = known.map((network) =>
    element('option', { selected: network === active }, network.name),
  )
  const select = element('select', { id: 'network' }, ...options)
  select.onchange = () => {
    const chosen = known[select.selectedIndex]
    if (chosen) choose(chosen)
  }
  return element('label', { className: 'field' }, 'Network', select)
}

/** The wallet is asked to move to another network. */
const switchScreen =
  ({ caipNetworkId }: Network): Screen =>
  (ground) =>
    follow(ground, switchNetworkFlow, { caipNetworkId }, (view) => {
      if (view.step === 'switched' || view.step === 'cancelled') return ground.go(accountScreen)
      ground.show(sentenceOf(view), ...buttonsOf(view))
    })

type Step = Exclude<SwitchNetworkView, { step: 'switched' | 'cancelled' }>

function sentenceOf(view: Step): readonly Child[] {
  const network = name(view.network.name)
  if (view.step === 'refused') return ['You declined. The network is what it was.']
  if (view.step === 'failed') return [textOf(view.problem), '.']
  if (view.silent) return ['Your wallet did not answer. Its window may lie behind this one.']
  return [
    view.step === 'adding' ? 'Let your wallet add ' : 'Approve in your wallet: to ',
    network,
    '.',
  ]
}

const buttonsOf = (view: Step): readonly Child[] => [
  ...('retry' in view ? [button('retry', 'Ask again', view.retry, 'primary')] : []),
  button('cancel', 'Cancel', view.cancel),
]
