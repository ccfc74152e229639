'use client'
import { Button } from '../components/Button.tsx'
import { Empty } from '../components/Empty.tsx'
import { WarningIcon } from '../components/icons.ts'
import { Panel } from '../components/Panel.tsx'
import { useKit } from '../kit/useKit.ts'
import { useCoreTexts } from '../locales/useCoreTexts.ts'

/**
 * Replaces a view whose code did not load, that threw, or whose flow failed. With `retry: null`, a
 * close button replaces the retry button.
 */
export function NotLoaded({ retry }: { retry: (() => void) | null }) {
  const kit = useKit()
  const texts = useCoreTexts()
  return (
    <Panel>
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
    </Panel>
  )
}
