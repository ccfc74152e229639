'use client'
import { type ReactNode, useState } from 'react'
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx'
import { LinkField } from './LinkField.tsx'

/** `link`: the accessible name of the field. `copyFailed`: what to do instead. */
export type CopyLinkTexts = CopyButtonProps['texts'] & { link: string }

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
    <CopyButton variant="button" text={link} texts={texts} onFailed={() => setHasFailed(true)}>
      {texts.copy}
    </CopyButton>
  )
  return {
    button,
    field: hasFailed ? <LinkField label={texts.link} hint={texts.copyFailed} value={link} /> : null,
  }
}
