import type { AccountTypeView } from '@latchkit/core/flows'
import { Announcement } from '../../components/Announcement.tsx'
import { ButtonSpinner } from '../../components/ButtonSpinner.tsx'
import { CancelButton } from '../../components/CancelButton.tsx'
import { IconTile } from '../../components/IconTile.tsx'
import { MailIcon, NetworkIcon, ShieldIcon, SwitchIcon } from '../../components/icons.ts'
import { List } from '../../components/List.tsx'
import { Name } from '../../components/Name.tsx'
import { Row, type RowProps } from '../../components/Row.tsx'
import type { Loading } from '../../kit/useView.ts'
import { errorText } from '../../locales/error-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import type { ConnectedSettings } from './accountSettingsView.ts'
import { type AccountSettingsTexts, accountSettingsTexts } from './texts/en.ts'

/** The settings of the account that can be shown or changed. */
export function SettingsRows({
  settings: { login, changeEmail, network, openNetworks, upgrade },
  accountType,
}: {
  settings: ConnectedSettings
  accountType: AccountTypeView | Loading
}) {
  const texts = useTexts(accountSettingsTexts)
  const networkRow = {
    icon: (
      <IconTile>
        <NetworkIcon />
      </IconTile>
    ),
    label: texts.settings.network,
    secondary: network === null ? null : <Name>{network.name}</Name>,
  }
  return (
    <List label={texts.settings.options}>
      {login !== null && login.label !== '' && (
        <LoginRow label={login.label} changeEmail={changeEmail} />
      )}
      {openNetworks === null ? (
        <Row {...networkRow} readOnly />
      ) : (
        <Row {...networkRow} end="chevron" onClick={openNetworks} />
      )}
      {'other' in accountType && <AccountTypeRow accountType={accountType} />}
      {accountType.step === 'switching' && (
        <div className="lk-actions">
          <CancelButton cancel={accountType.cancel} />
        </div>
      )}
      {upgrade !== null && (
        <Row
          icon={
            <IconTile>
              <ShieldIcon />
            </IconTile>
          }
          label={texts.settings.upgrade}
          secondary={texts.settings.upgradeText}
          end="chevron"
          onClick={upgrade}
        />
      )}
    </List>
  )
}

/** The e-mail address, which the visitor can change, or the name at the social provider. */
function LoginRow({ label, changeEmail }: { label: string; changeEmail: (() => void) | null }) {
  const { settings } = useTexts(accountSettingsTexts)
  const icon = (
    <IconTile>
      <MailIcon />
    </IconTile>
  )
  const name = <Name>{label}</Name>
  return changeEmail === null ? (
    <Row icon={icon} label={name} secondary={settings.login} readOnly />
  ) : (
    <Row
      icon={icon}
      label={name}
      secondary={settings.changeEmail}
      end="chevron"
      onClick={changeEmail}
    />
  )
}

/**
 * Switches to the other account of the wallet. While it switches, the row stays focusable and
 * ignores clicks: the second one of a double click changes nothing.
 */
function AccountTypeRow({ accountType }: { accountType: Switchable }) {
  const { speech, ...row } = accountTypeRow(accountType, useTexts(accountSettingsTexts))
  return (
    <>
      {speech !== null && <Announcement {...speech} />}
      <Row
        {...row}
        icon={
          <IconTile>
            <SwitchIcon />
          </IconTile>
        }
      />
    </>
  )
}

type Switchable = Extract<AccountTypeView, { other: unknown }>
type AccountTypeRowProps = Pick<RowProps, 'label' | 'secondary' | 'note' | 'end' | 'state'> & {
  onClick(): void
  /** What screen readers announce. */
  speech: { title: string; text: string | null } | null
}

function accountTypeRow(accountType: Switchable, texts: AccountSettingsTexts): AccountTypeRowProps {
  const { settings } = texts
  switch (accountType.step) {
    case 'ready': {
      const label = accountType.other === 'eoa' ? settings.toEoa : settings.toSmartAccount
      return { label, onClick: accountType.switchType, speech: null }
    }
    case 'switching': {
      const label = settings.switching
      const speech = { title: label, text: null }
      return { label, end: <ButtonSpinner />, state: 'disabled', onClick: () => {}, speech }
    }
    case 'failed': {
      const label = settings.switchFailed
      const secondary = errorText(texts, accountType.problem)
      const speech = { title: label, text: secondary }
      return { label, secondary, note: texts.tryAgain, onClick: accountType.retry, speech }
    }
  }
}
