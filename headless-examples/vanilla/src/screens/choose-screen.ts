import type { Kit, KitState } from '@latchkit/core'
import { type ConnectView, connectFlow } from '@latchkit/core/flows'
import { type WalletPick, type WalletRow, walletList } from '@latchkit/core/utils'
import { button, type Child, element, isolatedName } from '../components/element.ts'
import { extensionScreen } from './extension-screen.ts'
import { remoteScreen } from './remote-screen.ts'
import type { Screen } from './screen.types.ts'

/** The parts of the state that `walletList` depends on. */
const selectWalletListState = ({ config, connections, directory, network, modal }: KitState) => ({
  config,
  connections,
  directory,
  network,
  modal,
})

/** The list of wallets. It shows the terms first if the page requires their acceptance. */
export const chooseScreen: Screen = async ({ kit, render, signal, open }) => {
  const flow = await kit.run(connectFlow, null, signal)
  const renderView = () => {
    const view = flow.view()
    if (view.step === 'unavailable') {
      render(["You can't connect right now: this site has turned off connecting a wallet."])
    } else if (view.step === 'consenting') {
      render(
        ['Accept the terms to continue.'],
        ...termsLinks(kit),
        button('accept', 'Accept', view.accept, 'primary'),
      )
    } else if (view.picked) {
      open(screenOf(view.picked))
    } else {
      const wallets = walletList(kit.state.getSnapshot()).flatMap((group) => group.wallets)
      const items = wallets.map((row) => walletItem(row, view))
      render(['Choose a wallet.'], element('ul', { className: 'wallets' }, ...items))
    }
  }
  flow.subscribe(renderView)
  kit.watch(selectWalletListState, renderView, signal)
}

function termsLinks(kit: Kit): readonly Child[] {
  const { termsConditionsUrl, privacyPolicyUrl } = kit.state.getSnapshot().config
  const link = (href: string | null, label: string) =>
    href === null ? [] : [element('a', { href, target: '_blank', rel: 'noopener' }, label)]
  return [
    ...link(termsConditionsUrl, 'Terms of service'),
    ...link(privacyPolicyUrl, 'Privacy policy'),
  ]
}

/** The screen that connects the picked wallet. */
const screenOf = (pick: WalletPick): Screen =>
  pick.type === 'connector'
    ? extensionScreen(pick, chooseScreen)
    : remoteScreen(pick.type === 'wallet' ? pick.wallet : null, chooseScreen)

type ChoosingView = Extract<ConnectView, { step: 'choosing' }>

function walletItem(row: WalletRow, view: ChoosingView): HTMLElement {
  const pick = () => view.choose(row.pick)
  const item = button(`wallet-${row.id}`, isolatedName(row.name), pick, 'wallet')
  item.prepend(row.icon ? walletIcon(row.icon) : monogram(row.name))
  const note = noteOf(row)
  if (note !== null) item.append(element('small', {}, note))
  return element('li', {}, item)
}

const walletIcon = (src: string) =>
  element('img', { src, alt: '', width: 32, height: 32, referrerPolicy: 'no-referrer' })

function monogram(walletName: string): HTMLElement {
  const [initial = ''] = walletName
  return element('span', { className: 'monogram', ariaHidden: 'true' }, initial)
}

function noteOf({ pick, installed, disputed }: WalletRow): string | null {
  if (pick.type === 'scan') return 'QR code'
  if (disputed) return 'name used twice'
  return installed ? 'Installed' : null
}
