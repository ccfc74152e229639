import { useKit } from '@latchkit/react-ui'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { copyText } from '../components/copy-text.ts'
import { Field } from '../components/Field.tsx'
import { Icon } from '../components/Icon.tsx'

type CopyLinkProps = {
  /** Null while the URI is requested. */
  text: string | null
  label: string
  copied: string
  failed: string
}

/** Copies a text and shows a toast. If the browser rejects the copy, shows the text in a field. */
export function CopyLink({ text, label, copied, failed }: CopyLinkProps) {
  const kit = useKit()
  const [copyFailed, setCopyFailed] = useState(false)
  const copy = async (value: string) => {
    if (await copyText(value)) kit.modal.showToast({ variant: 'success', message: copied })
    else setCopyFailed(true)
  }
  if (copyFailed && text !== null) return <Field label={label} value={text} hint={failed} focused />
  return (
    <Button onClick={text === null ? null : () => void copy(text)}>
      <Icon name="copy" /> {label}
    </Button>
  )
}
