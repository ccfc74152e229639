import { useKit } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Button } from '../components/Button.tsx'

/** Explains wallets to visitors who have none. */
export function WalletGuideScreen() {
  const kit = useKit()
  const texts = useTexts()
  return (
    <Guide
      paragraphs={texts.guide.wallet}
      action={texts.getWallet}
      onAction={() => kit.modal.push('GetWallet')}
    />
  )
}

/** Explains networks. */
export function NetworkGuideScreen() {
  const kit = useKit()
  const { guide } = useTexts()
  return <Guide paragraphs={guide.network} action={guide.gotIt} onAction={kit.modal.back} />
}

type GuideProps = {
  paragraphs: readonly (readonly [title: string, text: string])[]
  action: string
  onAction(): void
}

function Guide({ paragraphs, action, onAction }: GuideProps) {
  return (
    <>
      <ol className="guide">
        {paragraphs.map(([title, text]) => (
          <li key={title} className="guide-part">
            <h3 className="guide-title">{title}</h3>
            <p className="step-text">{text}</p>
          </li>
        ))}
      </ol>
      <div className="actions">
        <Button kind="primary" onClick={onAction}>
          {action}
        </Button>
      </div>
    </>
  )
}
