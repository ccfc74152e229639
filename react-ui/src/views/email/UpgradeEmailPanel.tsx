import { UpgradeEmail } from './UpgradeEmail.tsx'
import { UpgradeEmailScreen } from './UpgradeEmailScreen.tsx'

/** Leads to the dashboard of the embedded wallet. */
export function UpgradeEmailPanel() {
  return (
    <UpgradeEmail>
      {(view) => (view.step === 'loading' ? null : <UpgradeEmailScreen view={view} />)}
    </UpgradeEmail>
  )
}
