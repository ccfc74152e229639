import type { Kit, KitState } from '@latchkit/core'
import { type ConnectView, connectFlow } from '@latchkit/core/flows/connect'
import { type WalletPick, type WalletRow, walletList } from '@latchkit/core/utils'
import { button, type Child, element, name } from './element.ts'
import { extensionScreen } from './extension-screen.ts'
import { remoteScreen } from './remote-screen.ts'
import type { Screen } from './screen.types.ts'

/** What the list of wallets is made of. */
const parts = ({ config, connections, directory, network, modal }: KitState) => ({
  config,
  connections,
  directory,
  network,
  modal,
})

/** The list: what may be picked, the flow says; which wallets there are, the kit's state. */
export const chooseScreen: Screen = async ({ kit, show, left, go }) => {
  const flow = await kit.run(connectFlow, null, left)
  const draw = () => {
    const view = flow.view()
    if (view.step === 'consenting') {
      show(
        ['This page asks you to accept its terms first.'],
        ...terms(kit),
        button('accept', 'Accept', view.accept, 'primary'),
      )
    } else if (view.picked) {
      go(screenOf(view.picked))
    } else {
      const wallets = walletList(kit.store.getSnapshot()).flatMap((group) => group.wallets)
      show(
        ['Choose a wallet.'],
        element('ul', { className: 'wallets' }, ...wallets.map((row) => walletItem(row, view))),
      )
    }
  }
  flow.subscribe(draw)
  kit.watch(parts, draw, left)
}

function terms(kit: Kit): readonly Child[] {
  const { termsConditionsUrl, privacyPolicyUrl } = kit.store.getSnapshot().config
  const link = (href: string | null, label: string) =>
    href === null ? [] : [element('a', { href, target: '_blank', rel: 'noopener' }, label)]
  return [
    ...link(termsConditionsUrl, 'Terms of service'),
    ...link(privacyPolicyUrl, 'Privacy policy'),
  ]
}

/** Where each kind of wallet is asked. */
const screenOf = (pick: WalletPick): Screen =>
  pick.type === 'connector'
    ? extensionScreen(pick.connectorId, chooseScreen)
    : remoteScreen(pick.type === 'wallet' ? pick.wallet : null, chooseScreen)

function walletItem(row: WalletRow, view: Extract<ConnectView, { step: 'choosing' }>): HTMLElement {
  const pick = () => {
    if (row.pick.type === 'connector') view.pick(row.pick.connectorId)
    if (row.pick.type === 'wallet') view.pickWallet(row.pick.wallet)
    if (row.pick.type === 'scan') view.scan()
  }
  const pressed = button(`wallet-${row.id}`, name(row.name), pick, 'wallet')
  pressed.prepend(
    row.icon
      ? element('img', {
          src: row.icon,
          alt: '',
          width: 32,
          height: 32,
          referrerPolicy: 'no-referrer',
        })
      : element(
          'span',
          { className: 'monogram', ariaHidden: 'true' },
          [...row.name].slice(0, 1).join(''),
        ),
  )
  const note = noteOf(row)
  if (note !== null) pressed.append(element('small', {}, note))
  return element('li', {}, pressed)
}

function noteOf({ pick, installed, disputed }: WalletRow): string | null {
  if (pick.type === 'scan') return 'by code'
  if (disputed) return 'another uses this name'
  return installed ? 'installed' : null
}
