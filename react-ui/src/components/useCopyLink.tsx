'use client'
import { type ReactNode, useState } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { LinkField } from './LinkField.tsx'

export type CopyLinkTexts = {
  /** The accessible name of the field. */
  link: string
  /** Label of the button. */
  copy: string
  copied: string
  /** The browser refused to copy: what to do instead. */
  copyFailed: string
}

/**
 * A button that copies a link. If the browser refuses to copy, `field` is a text field with the
 * link; otherwise it is null.
 */
export function useCopyLink(
  link: string,
  texts: CopyLinkTexts,
): { button: ReactNode; field: ReactNode } {
  const [hasFailed, setHasFailed] = useState(false)
  const button = (
    <CopyButton
      variant="button"
      text={link}
      label={texts.copy}
      copied={texts.copied}
      failed={texts.copyFailed}
      onFailed={() => setHasFailed(true)}
    >
      {texts.copy}
    </CopyButton>
  )
  return {
    button,
    field: hasFailed ? <LinkField label={texts.link} hint={texts.copyFailed} value={link} /> : null,
  }
}
