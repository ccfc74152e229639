import { useKit } from '@latchkit/react-ui'
import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { copyText } from '../components/copy-text.ts'
import { Field } from '../components/Field.tsx'
import { Icon } from '../components/Icon.tsx'

type CopyLinkProps = {
  /** Null while the code is requested. */ text: string | null
  label: string
  copied: string
  failed: string
}

/** Copies a text and announces it. If the browser refuses, the text is shown for manual copying. */
export function CopyLink({ text, label, copied, failed }: CopyLinkProps) {
  const kit = useKit()
  const [refused, setRefused] = useState(false)
  const copy = async (what: string) => {
    if (await copyText(what)) kit.modal.showToast({ variant: 'success', message: copied })
    else setRefused(true)
  }
  if (refused && text !== null) return <Field label={label} value={text} hint={failed} ready />
  return (
    <Button onClick={text === null ? null : () => void copy(text)}>
      <Icon name="copy" /> {label}
    </Button>
  )
}
