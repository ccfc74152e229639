import { Button } from '../../components/Button.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { useSheet } from '../../components/useSheet.ts'
import { useTexts } from '../../locales/useTexts.ts'
import emailCss from './email.css?inline'
import { MailScreen } from './MailScreen.tsx'
import { emailTexts } from './texts/en.ts'
import type { UpgradeView } from './UpgradeEmail.tsx'

/** Explains the dashboard and opens it. Shows its URL if the browser blocks the new tab. */
export function UpgradeEmailScreen({ view }: { view: UpgradeView }) {
  const { email } = useTexts(emailTexts)
  useSheet(emailCss)
  if (view.step === 'unavailable')
    return <MailScreen ring={null} title={email.noDashboard} text={null} actions={null} />
  return (
    <MailScreen
      ring={null}
      title={email.upgradeTitle}
      text={email.upgradeText}
      note={
        view.step === 'blocked' && (
          <LinkField label={email.dashboard} hint={email.dashboardBlocked} value={view.url} />
        )
      }
      actions={
        <Button kind="primary" onClick={view.open}>
          {email.upgrade}
        </Button>
      }
    />
  )
}
