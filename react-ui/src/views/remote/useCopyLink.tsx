'use client'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '../../components/CopyButton.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { useRemoteTexts } from '../../locales/useRemoteTexts.ts'

/** Copies the link a wallet takes instead of a scan; where the browser refuses, a field has the link to be selected (null before that). */
export function useCopyLink(uri: string): { button: ReactNode; field: ReactNode } {
  const { remote } = useRemoteTexts()
  const [refused, setRefused] = useState(false)
  const button = (
    <CopyButton
      variant="button"
      text={uri}
      label={remote.copy}
      copied={remote.copied}
      failed={remote.copyFailed}
      onFailed={() => setRefused(true)}
    >
      {remote.copy}
    </CopyButton>
  )
  return {
    button,
    field: refused ? <LinkField label={remote.link} hint={remote.copyFailed} value={uri} /> : null,
  }
}
