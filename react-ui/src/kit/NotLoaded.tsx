'use client'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { WarningIcon } from '../components/icons.ts'
import { enCore } from '../locales/en-core.ts'
import { useTexts } from '../locales/useTexts.ts'
import { useKit } from './useKit.ts'

/**
 * Replaces a view, or a tab of it, whose code did not load, that threw, or whose flow failed. With
 * `retry: null`, a close button replaces the retry button.
 */
export function NotLoaded({ retry }: { retry: (() => void) | null }) {
  const kit = useKit()
  const texts = useTexts(enCore)
  return (
    <Empty
      icon={<WarningIcon />}
      title={texts.modal.notLoaded}
      text={texts.modal.notLoadedText}
      action={
        <Button kind="primary" onClick={retry ?? (() => kit.close())}>
          {retry === null ? texts.close : texts.tryAgain}
        </Button>
      }
    />
  )
}
