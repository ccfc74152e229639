import type { AccountTypeView } from '@latchkit/core/flows'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { useDisconnectWithToast } from '@latchkit/react-ui/views/account'
import {
  AccountSettings,
  type AccountSettingsView,
} from '@latchkit/react-ui/views/account-settings'
import { Address } from '../components/Address.tsx'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Line } from '../components/Line.tsx'
import { LiveRegion } from '../components/LiveRegion.tsx'
import { Name } from '../components/Name.tsx'
import { Notice } from '../components/Notice.tsx'
import { Tag } from '../components/Tag.tsx'
import { Waiting } from './steps.tsx'

/** Settings of the active account: the login, the network and the account type. */
export const SettingsScreen = () => (
  <AccountSettings>
    {(settings, accountType) =>
      settings.step === 'disconnected' ? null : (
        <Settings settings={settings} accountType={accountType} />
      )
    }
  </AccountSettings>
)

type SettingsProps = {
  settings: Extract<AccountSettingsView, { step: 'connected' }>
  accountType: AccountTypeView | { step: 'loading' }
}

function Settings({ settings, accountType }: SettingsProps) {
  const texts = useTexts()
  const disconnectWithToast = useDisconnectWithToast()
  if (accountType.step === 'switching')
    return <Waiting title={texts.settings.switching} text={null} cancel={accountType.cancel} />
  const type = 'accountType' in accountType ? texts.accounts.types[accountType.accountType] : null
  return (
    <>
      <div className="wallet-head">
        <Address form="full" address={settings.address} />
        {type !== null && <Tag>{type}</Tag>}
      </div>
      {accountType.step === 'failed' && <SwitchFailed {...accountType} />}
      <SettingLines settings={settings} accountType={accountType} />
      <div className="actions">
        <Button onClick={() => disconnectWithToast(settings.disconnect)}>{texts.disconnect}</Button>
      </div>
    </>
  )
}

function SwitchFailed({ problem, retry }: Extract<AccountTypeView, { step: 'failed' }>) {
  const texts = useTexts()
  const text = `${texts.settings.switchFailed}. ${errorText(texts, problem)}`
  return (
    <Notice tone="bad">
      <LiveRegion text={text} />
      <p>{text}</p>
      <Button kind="text" onClick={retry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  )
}

function SettingLines({ settings, accountType }: SettingsProps) {
  const { settings: texts } = useTexts()
  const { login, network, changeEmail, openNetworks, upgrade } = settings
  return (
    <ul className="rows" aria-label={texts.options}>
      {login !== null && login.label !== '' && (
        <Line
          label={<Name>{login.label}</Name>}
          second={changeEmail === null ? texts.login : texts.changeEmail}
          end={changeEmail && next}
          onClick={changeEmail}
        />
      )}
      <Line
        label={texts.network}
        second={network && <Name>{network.name}</Name>}
        end={openNetworks && next}
        onClick={openNetworks}
      />
      {accountType.step === 'ready' && (
        <Line
          label={accountType.other === 'smartAccount' ? texts.toSmartAccount : texts.toEoa}
          end={next}
          onClick={accountType.switchType}
        />
      )}
      {upgrade !== null && (
        <Line label={texts.upgrade} second={texts.upgradeText} end={next} onClick={upgrade} />
      )}
    </ul>
  )
}

const next = <Icon name="next" />
