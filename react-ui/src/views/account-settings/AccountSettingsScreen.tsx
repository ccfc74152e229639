import type { AccountTypeView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Address } from '../../components/Address.tsx'
import { Button } from '../../components/Button.tsx'
import { CopyButton } from '../../components/CopyButton.tsx'
import { DisconnectIcon } from '../../components/icons.ts'
import { KitMark } from '../../components/KitMark.tsx'
import { Name } from '../../components/Name.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import { AccountAvatar } from '../../kit/AccountAvatar.tsx'
import type { Loading } from '../../kit/useView.ts'
import { useTexts } from '../../locales/useTexts.ts'
import accountHeadCss from '../account/account-head.css?inline'
import type { AccountSettingsView, ConnectedSettings } from './accountSettingsView.ts'
import { SettingsRows } from './SettingsRows.tsx'
import { accountSettingsTexts } from './texts/en.ts'

export type AccountSettingsScreenProps = {
  settings: AccountSettingsView
  accountType: AccountTypeView | Loading
}

/** Name and address, the login, network and account type, the way to upgrade, and disconnect. */
export function AccountSettingsScreen({ settings, accountType }: AccountSettingsScreenProps) {
  const texts = useTexts(accountSettingsTexts)
  useSheet(accountHeadCss)
  const disconnectWithToast = useDisconnectWithToast()
  if (settings.step === 'disconnected') {
    return (
      <Panel>
        <PendingScreen
          icon={<KitMark size="hero" />}
          ring={null}
          title={texts.account.disconnected}
          text={null}
          actions={null}
        />
      </Panel>
    )
  }
  return (
    <Panel>
      <AccountHead settings={settings} />
      <SettingsRows settings={settings} accountType={accountType} />
      <Button
        kind="ghost"
        aria-label={texts.account.disconnect(isolateText(settings.wallet?.name ?? null))}
        onClick={() => disconnectWithToast(settings.disconnect)}
      >
        <DisconnectIcon className="lk-flip" /> {texts.disconnect}
      </Button>
    </Panel>
  )
}

function AccountHead({
  settings: { address, name, avatar, wallet },
}: {
  settings: ConnectedSettings
}) {
  const { account } = useTexts(accountSettingsTexts)
  return (
    <div className="lk-account">
      <span className="lk-account-avatar">
        <AccountAvatar size="hero" address={address} image={avatar} />
        {wallet !== null && <WalletIcon size="dot" name={wallet.name} image={wallet.icon} />}
      </span>
      {name !== null && (
        <p className="lk-account-name">
          <Name>{name}</Name>
        </p>
      )}
      <div className="lk-account-address">
        <CopyButton
          text={address}
          label={account.copy}
          copied={account.copied}
          failed={account.copyFailed}
        >
          <Address form="short" address={address} />
        </CopyButton>
      </div>
    </div>
  )
}
