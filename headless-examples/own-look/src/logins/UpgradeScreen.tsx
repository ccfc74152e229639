import { useTexts } from '@latchkit/react-ui/locales'
import { UpgradeEmail } from '@latchkit/react-ui/views/email'
import { Button } from '../components/Button.tsx'
import { Field } from '../components/Field.tsx'
import { Step } from '../components/Step.tsx'

/** Leads to the dashboard, which exports the wallet. */
export function UpgradeScreen() {
  const { email: texts } = useTexts()
  return (
    <UpgradeEmail>
      {(upgrade) => {
        if (upgrade.step === 'loading') return null
        if (upgrade.step === 'unavailable')
          return <Step tone="rest" title={texts.noDashboard} text={null} />
        return (
          <>
            <Step
              tone="rest"
              title={texts.upgradeTitle}
              text={upgrade.step === 'blocked' ? texts.dashboardBlocked : texts.upgradeText}
            >
              <Button kind="primary" onClick={upgrade.open}>
                {texts.upgrade}
              </Button>
            </Step>
            {upgrade.step === 'blocked' && <Field label={texts.dashboard} value={upgrade.url} />}
          </>
        )
      }}
    </UpgradeEmail>
  )
}
