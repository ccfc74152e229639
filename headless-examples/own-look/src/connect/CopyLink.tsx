import { useKit } from '@latchkit/react-ui'
import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { copyText } from '../parts/copy-text.ts'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'

type CopyLinkProps = {
  /** null: it is on its way. */ text: string | null
  label: string
  copied: string
  failed: string
}

/** Copies a text and says so; where the browser refuses, the text is there to be selected. */
export function CopyLink({ text, label, copied, failed }: CopyLinkProps) {
  const kit = useKit()
  const [refused, setRefused] = useState(false)
  const copy = async (what: string) => {
    if (await copyText(what)) kit.showSuccessMessage(copied)
    else setRefused(true)
  }
  if (refused && text !== null) return <Field label={label} value={text} hint={failed} ready />
  return (
    <Button onClick={text === null ? null : () => void copy(text)}>
      <Icon name="copy" /> {label}
    </Button>
  )
}
