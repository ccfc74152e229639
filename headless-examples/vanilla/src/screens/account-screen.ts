import { type KitState, type Network, textOf } from '@latchkit/core'
import { type SwitchNetworkView, switchNetworkFlow } from '@latchkit/core/flows'
import { nativeBalanceText } from '@latchkit/core/utils'
import { button, type Child, element, isolatedName } from '../components/element.ts'
import { runFlow } from './run-flow.ts'
import type { Screen } from './screen.types.ts'

const selectAccount = ({ accounts, network }: KitState) => ({
  address: accounts.eip155?.address ?? '',
  balance: accounts.eip155?.balance ?? null,
  activeNetwork: network.active,
  networks: network.networks,
})

/** The connected account, with its network choice and a disconnect button. */
export const accountScreen: Screen = ({ kit, render, signal, open }) => {
  const renderAccount = (account: ReturnType<typeof selectAccount>) => {
    const { address, balance, activeNetwork, networks } = account
    const wallet = kit.wallet.get('eip155')?.name ?? 'your wallet'
    const details = element(
      'dl',
      { className: 'facts' },
      detail('Address', element('code', {}, address)),
      detail('Balance', balance ? nativeBalanceText(balance) : '–'),
    )
    render(
      ['Connected with ', isolatedName(wallet), '.'],
      details,
      networkSelect(activeNetwork, networks, (network) => open(switchNetworkScreen(network))),
      button('disconnect', 'Disconnect', () => open(disconnectingScreen)),
    )
  }
  kit.watch(selectAccount, renderAccount, signal)
}

/** Disconnects. The wallet panel opens the next screen when the account is gone. */
const disconnectingScreen: Screen = async ({ kit, render }) => {
  render(['Disconnecting…'])
  await kit.disconnect('eip155')
}

const detail = (label: string, value: Child) =>
  element('div', {}, element('dt', {}, label), element('dd', {}, value))

/** Creates the network choice. Lists the active network too if it is not configured. */
function networkSelect(
  active: Network | null,
  networks: readonly Network[],
  onSelect: (network: Network) => void,
): HTMLElement {
  const listed = active && !networks.includes(active) ? [active, ...networks] : networks
  const options = listed.map((network) =>
    element('option', { selected: network === active }, network.name),
  )
  const select = element('select', { id: 'network' }, ...options)
  select.onchange = () => {
    const selected = listed[select.selectedIndex]
    if (selected) onSelect(selected)
  }
  return element('label', { className: 'field' }, 'Network', select)
}

/** Requests the switch to another network from the wallet. */
const switchNetworkScreen =
  ({ caipNetworkId }: Network): Screen =>
  (context) =>
    runFlow(context, switchNetworkFlow, { caipNetworkId }, (view) => {
      if (view.step === 'switched' || view.step === 'cancelled') {
        context.open(accountScreen)
      } else if (view.step !== 'confirming') {
        context.render(sentenceOf(view), ...buttonsOf(view))
      }
    })

type OpenView = Exclude<SwitchNetworkView, { step: 'confirming' | 'switched' | 'cancelled' }>

function sentenceOf(view: OpenView): readonly Child[] {
  const network = isolatedName(view.network.name)
  if (view.step === 'rejected') return ['You declined the request. Nothing has changed.']
  if (view.step === 'failed') return [textOf(view.problem), '.']
  if (view.unresponsive)
    return ["Your wallet didn't answer. Its window may be hidden behind this one."]
  if (view.step === 'adding') return ['Confirm in your wallet to add ', network, '.']
  return ['Confirm in your wallet to switch to ', network, '.']
}

function buttonsOf(view: OpenView): readonly Child[] {
  const cancel = button('cancel', 'Cancel', view.cancel)
  return 'retry' in view
    ? [button('retry', 'Resend request', view.retry, 'primary'), cancel]
    : [cancel]
}
