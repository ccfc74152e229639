'use client'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'

/**
 * A button that copies the pairing link. If the browser refuses to copy, `field` is a text field
 * with the link; otherwise it is null.
 */
export function useCopyLink(uri: string): { button: ReactNode; field: ReactNode } {
  const { remote } = useRemoteTexts()
  const [hasFailed, setHasFailed] = useState(false)
  const button = (
    <CopyButton
      variant="button"
      text={uri}
      label={remote.copy}
      copied={remote.copied}
      failed={remote.copyFailed}
      onFailed={() => setHasFailed(true)}
    >
      {remote.copy}
    </CopyButton>
  )
  return {
    button,
    field: hasFailed ? (
      <LinkField label={remote.link} hint={remote.copyFailed} value={uri} />
    ) : null,
  }
}
