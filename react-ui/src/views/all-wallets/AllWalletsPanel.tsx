import { useState } from 'react'
import { useKit } from '../../kit/useKit.ts'
import { AllWallets } from './AllWallets.tsx'
import { AllWalletsScreen } from './AllWalletsScreen.tsx'

/** Every wallet there is. Where there are keys one can type at once; not on the way back, when the focus returns to the wallet. */
export function AllWalletsPanel() {
  const kit = useKit()
  const [ready] = useState(() => {
    const { config, router } = kit.state.getSnapshot()
    return !config.device.mobile && router.direction === 'forward'
  })
  return <AllWallets>{(all) => <AllWalletsScreen all={all} ready={ready} />}</AllWallets>
}
