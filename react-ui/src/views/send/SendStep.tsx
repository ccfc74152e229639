import type { Connector } from '@latchkit/core'
import { isolateText } from '@latchkit/core/utils'
import { Button } from '../../components/Button.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen, type PendingScreenProps } from '../../components/PendingScreen.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TwoButtons } from '../../components/TwoButtons.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useSheet } from '../../components/useSheet.ts'
import { WalletIcon } from '../../components/WalletIcon.tsx'
import { errorText } from '../../locales/error-text.ts'
import { transferText } from '../../locales/transfer-text.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { ExplorerLink } from './ExplorerLink.tsx'
import { SendReview } from './SendReview.tsx'
import { SentScreen } from './SentScreen.tsx'
import type { AfterFillingView, SendStepView } from './send.types.ts'
import sendCss from './send-sheet.css?inline'
import { sendTexts } from './texts/en.ts'

export type SendStepProps = {
  send: AfterFillingView
  /** The connected wallet. Null: unknown. */
  wallet: Connector | null
}

/** The steps that the wallet takes part in. */
const walletSteps: readonly AfterFillingView['step'][] = [
  'awaitingWallet',
  'rejected',
  'failed',
  'outcomeUnknown',
  'sent',
]

/** The steps after the form: the review, the wallet request and the result. */
export function SendStep({ send, wallet }: SendStepProps) {
  useSheet(sendCss)
  const texts = useTexts(sendTexts)
  const walletName = isolateText(wallet?.name ?? null)
  if (send.step === 'preparing') return <PreparingReview cancel={send.cancel} />
  if (send.step === 'reviewing') return <SendReview send={send} />
  const icon = (
    <WalletIcon size="hero" name={wallet?.name ?? texts.modal.label} image={wallet?.icon ?? null} />
  )
  const header = walletSteps.includes(send.step) ? (wallet?.name ?? null) : null
  if (send.step === 'sent') return <SentScreen send={send} icon={icon} header={header} />
  return (
    <Panel>
      <PendingScreen icon={icon} header={header} {...screen(send)} />
    </Panel>
  )

  function screen(
    view: Exclude<AfterFillingView, { step: 'preparing' | 'reviewing' | 'sent' }>,
  ): Omit<PendingScreenProps, 'icon'> {
    switch (view.step) {
      case 'checking':
        return {
          ring: 'pending',
          title: texts.send.checking,
          text: texts.send.checkingText,
          actions: button(texts.cancel, view.cancel),
        }
      case 'awaitingWallet':
        return requestingScreen(view)
      case 'rejected':
        return {
          ring: 'failed',
          title: texts.send.rejected(walletName),
          text: transferText(texts, view, texts.send.rejectedText),
          actions: retryButtons(view),
        }
      case 'failed':
        return {
          ring: 'failed',
          title: texts.send.failed,
          text: transferText(texts, view, errorText(texts, view.problem)),
          actions: retryButtons(view),
        }
      case 'outcomeUnknown':
        return {
          ring: 'unresponsive',
          title: texts.send.outcomeUnknown,
          text: transferText(texts, view, errorText(texts, view.problem)),
          actions: (
            <>
              <ExplorerLink network={view.network} kind="address" value={view.review.from} />
              {button(texts.send.startNew, view.startNew)}
            </>
          ),
        }
      case 'outdated':
        return {
          ring: 'failed',
          title: texts.send.outdated[view.problem],
          text: texts.send.outdatedText,
          actions: button(texts.send.restart, view.restart),
        }
      case 'blocked':
      case 'unsupported':
        return {
          ring: null,
          title: texts.send.blocked,
          text: errorText(texts, view.problem),
          actions: view.step === 'blocked' ? retryButtons(view) : null,
        }
    }
  }

  function requestingScreen(
    view: SendStepView<'awaitingWallet'>,
  ): Omit<PendingScreenProps, 'icon'> {
    const actions = (
      <>
        {button(texts.cancel, view.cancel)}
        {view.startNew !== null && button(texts.send.startNew, view.startNew)}
      </>
    )
    if (view.unresponsive) {
      const title = texts.send.unresponsive(walletName)
      return {
        ring: 'unresponsive',
        title,
        text: transferText(texts, view, texts.send.unresponsiveText),
        actions,
      }
    }
    const text = transferText(texts, view, texts.send.requestingText)
    return { ring: 'pending', title: texts.send.requesting(walletName), text, actions }
  }

  function button(label: string, onClick: () => void) {
    return (
      <Button kind="ghost" onClick={onClick}>
        {label}
      </Button>
    )
  }

  function retryButtons({ edit, retry }: { edit(): void; retry(): void }) {
    return <TwoButtons cancel={edit} cancelLabel={texts.send.edit} next={retry} />
  }
}

/** Placeholder of the review at its final size. */
function PreparingReview({ cancel }: { cancel(): void }) {
  const texts = useTexts(sendTexts)
  useAnnounce(texts.send.preparing, null)
  return (
    <Panel>
      <div className="lk-review-pair" aria-busy="true">
        <Skeleton width={344} height={98} label={texts.send.preparing} />
        <Skeleton width={344} height={98} label="" />
      </div>
      <Skeleton width={344} height={180} label="" />
      <div className="lk-actions">
        <Button kind="ghost" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </Panel>
  )
}
