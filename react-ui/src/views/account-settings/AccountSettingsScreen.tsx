import type { AccountTypeView } from '@latchkit/core/flows'
import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { DisconnectIcon } from '../../components/icons.ts'
import { KitMark } from '../../components/KitMark.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { useDisconnectWithToast } from '../../hooks/useDisconnectWithToast.ts'
import type { Loading } from '../../kit/useView.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { AccountHead } from '../account/AccountHead.tsx'
import type { AccountSettingsView } from './accountSettingsView.ts'
import { SettingsRows } from './SettingsRows.tsx'
import { accountSettingsTexts } from './texts/en.ts'

export type AccountSettingsScreenProps = {
  settings: AccountSettingsView
  accountType: AccountTypeView | Loading
}

/** Name and address, the login, network and account type, the way to upgrade, and disconnect. */
export function AccountSettingsScreen({ settings, accountType }: AccountSettingsScreenProps) {
  const texts = useTexts(accountSettingsTexts)
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
      <AccountHead account={settings} />
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
