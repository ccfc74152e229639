import { type ReactNode, useState } from 'react'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { LinkField } from '../../parts/LinkField.tsx'
import { useLanguage } from '../../words/useLanguage.ts'

/** Copies the link a wallet takes instead of a scan; where the browser refuses, the link is there to be selected. Beside it: `children`. */
export function CopyLink({ uri, children }: { uri: string; children: ReactNode }) {
  const { remote } = useLanguage()
  const [refused, setRefused] = useState(false)
  return (
    <>
      <div className="lk-actions">
        <CopyButton
          look="button"
          text={uri}
          label={remote.copy}
          copied={remote.copied}
          failed={remote.copyFailed}
          onRefused={() => setRefused(true)}
        >
          {remote.copy}
        </CopyButton>
        {children}
      </div>
      {refused && <LinkField label={remote.link} hint={remote.copyFailed} value={uri} />}
    </>
  )
}
