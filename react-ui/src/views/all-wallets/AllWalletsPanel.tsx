import { useState } from 'react'
import { useKit } from '../../kit/useKit.ts'
import { AllWallets } from './AllWallets.tsx'
import { AllWalletsScreen } from './AllWalletsScreen.tsx'

/**
 * The directory of all wallets. On desktop the search field takes the focus, except after going
 * back, when the previously focused wallet gets it.
 */
export function AllWalletsPanel() {
  const kit = useKit()
  const [focusSearch] = useState(() => {
    const { config, router } = kit.state.getSnapshot()
    return !config.device.mobile && router.direction === 'forward'
  })
  return (
    <AllWallets>
      {(all) =>
        all.step === 'loading' ? null : <AllWalletsScreen view={all} focusSearch={focusSearch} />
      }
    </AllWallets>
  )
}
