import { useAccount, useKit, useKitState, useNetwork } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Icon, type IconName } from '../components/Icon.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Side bar with the page's name and the drawer's buttons. */
export function Rail() {
  const kit = useKit()
  const texts = useTexts()
  const { active } = useNetwork()
  const connected = useAccount().status === 'connected'
  const { receive, send } = useKitState(({ config }) => config.features)
  return (
    <header className="rail">
      <p className="rail-name">
        Own
        <br />
        look
      </p>
      <nav className="rail-nav" aria-label="Wallet">
        {entry('wallet', connected ? texts.titles.Account : texts.titles.Connect, () => kit.open())}
        {entry('network', active?.name ?? texts.titles.Networks, () =>
          kit.open({ view: 'Networks' }),
        )}
        {connected &&
          receive &&
          entry('receive', texts.titles.WalletReceive, () => kit.open({ view: 'WalletReceive' }))}
        {connected &&
          send &&
          entry('send', texts.titles.WalletSend, () => kit.open({ view: 'WalletSend' }))}
      </nav>
      <ThemeSwitch />
    </header>
  )

  function entry(icon: IconName, label: string, open: () => Promise<void>) {
    return (
      <button type="button" className="rail-entry" onClick={() => void open().catch(() => {})}>
        <Icon name={icon} />
        <bdi>{label}</bdi>
      </button>
    )
  }
}
