import { useLayoutEffect, useRef, useState } from 'react'
import { Address } from '../../components/Address.tsx'
import { Button } from '../../components/Button.tsx'
import { CancelButton } from '../../components/CancelButton.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { type Detail, Details } from '../../components/Details.tsx'
import { GuardedButton } from '../../components/GuardedButton.tsx'
import { KitMark } from '../../components/KitMark.tsx'
import { Name } from '../../components/Name.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PendingScreen } from '../../components/PendingScreen.tsx'
import { useAnnounce } from '../../components/useAnnounce.ts'
import { useSheet } from '../../components/useSheet.ts'
import type { ApproveView } from '../../hooks/approveView.ts'
import { useTexts } from '../../locales/useTexts.ts'
import approveCss from './approve.css?inline'
import { requestDetails } from './request-details.tsx'
import { approveTexts } from './texts/en.ts'
import { WalletFrame } from './WalletFrame.tsx'

type PendingRequest = Exclude<ApproveView, { step: 'done' }>

/**
 * The details of a request with buttons that approve and reject it, then the progress of signing; or
 * the box in which the embedded wallet draws the request.
 */
export function ApproveScreen({ view }: { view: ApproveView }) {
  useSheet(approveCss)
  const { approve: labels } = useTexts(approveTexts)
  if (view.step !== 'done' && view.frameOrigin !== null)
    return <FrameReview view={view} frameOrigin={view.frameOrigin} />
  switch (view.step) {
    case 'done':
      return (
        <Panel>
          <PendingScreen
            icon={<KitMark size="hero" />}
            ring="done"
            title={labels.nothingToDecide}
            text={null}
            actions={null}
          />
        </Panel>
      )
    case 'reviewing':
      return <RequestReview key={view.request.id} view={view} />
    default:
      return <Signing view={view} />
  }
}

function Signing({ view }: { view: PendingRequest }) {
  const { approve: labels } = useTexts(approveTexts)
  const isUnresponsive = view.step === 'unresponsive'
  return (
    <Panel>
      <PendingScreen
        icon={<KitMark size="hero" />}
        ring={isUnresponsive ? 'unresponsive' : 'pending'}
        title={isUnresponsive ? labels.unresponsive : labels.signing}
        text={isUnresponsive ? labels.unresponsiveText : null}
        actions={<CancelButton cancel={view.reject} />}
      />
    </Panel>
  )
}

function RequestReview({ view }: { view: PendingRequest }) {
  const texts = useTexts(approveTexts)
  const labels = texts.approve
  // The consent is to the cautions that were shown (fault V1).
  const [consent, setConsent] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The view keeps its scroll offset when the next request replaces this one. Warnings are on top.
  useLayoutEffect(() => {
    const scroller = heading.current?.closest('.lk-view')
    if (scroller) scroller.scrollTop = 0
  }, [])
  const { request, summary, origin, chain, network, waiting, reading, approve } = view
  const { kind, cautions } = summary
  const shown = cautions.join()
  const accepted = consent === shown
  const isDecidedHere = approve !== null || reading
  const title = labels.titles[kind]
  const warnings = cautions.map((caution) =>
    kind === 'unreadable' ? labels.unreadableWarning : labels.cautions[caution],
  )
  useAnnounce([title, ...warnings].join(' '), null)
  const details: Detail[] = [{ label: labels.site, value: <bdi dir="ltr">{origin}</bdi> }]
  if (chain !== null)
    details.push({ label: labels.network, value: <Name>{network?.name ?? chain}</Name> })
  if (request.address !== null) {
    const value = <Address form="full" address={request.address} />
    details.push({ label: labels.account, value, wide: true })
  }
  const isSignature = kind === 'message' || kind === 'typed-data'
  return (
    <Panel>
      <h3 ref={heading} className="lk-title lk-approve-title">
        {title}
      </h3>
      {waiting > 0 && <p className="lk-lead">{labels.queued(waiting)}</p>}
      {warnings.map((warning) => (
        <Notice key={warning}>{warning}</Notice>
      ))}
      <Details details={[...details, ...requestDetails(view, texts)]} />
      {!isDecidedHere && <p className="lk-lead">{labels.decideInWallet}</p>}
      {isDecidedHere && cautions.length > 0 && (
        <Checkbox checked={accepted} onChange={() => setConsent(accepted ? '' : shown)}>
          {labels.acceptCautions}
        </Checkbox>
      )}
      <div className="lk-actions">
        <Button kind="ghost" onClick={view.reject}>
          {labels.reject}
        </Button>
        {isDecidedHere && (
          <GuardedButton
            kind="primary"
            state={reading ? 'loading' : accepted ? 'idle' : 'disabled'}
            onClick={approve ?? undefined}
          >
            {isSignature ? labels.sign : labels.approve}
          </GuardedButton>
        )}
      </div>
    </Panel>
  )
}

/**
 * A request that the embedded wallet draws. Above it are the origins of the page and of the frame,
 * below it is a button that rejects, also if the frame does not respond.
 */
function FrameReview({ view, frameOrigin }: { view: PendingRequest; frameOrigin: string }) {
  const { approve: labels } = useTexts(approveTexts)
  const title = labels.titles[view.summary.kind]
  useAnnounce(`${title} ${labels.origins(view.origin, frameOrigin)}`, null)
  return (
    <Panel
      footer={
        <div className="lk-approve-way-out">
          {view.waiting > 0 && <p>{labels.queued(view.waiting)}</p>}
          <GuardedButton key={view.request.id} kind="ghost" onClick={view.reject}>
            {labels.reject}
          </GuardedButton>
        </div>
      }
    >
      <dl className="lk-approve-origins">
        <dt>{labels.site}</dt>
        <dd>
          <bdi dir="ltr">{view.origin}</bdi>
        </dd>
        <dt>{labels.walletOrigin}</dt>
        <dd>
          <bdi dir="ltr">{frameOrigin}</bdi>
        </dd>
      </dl>
      <WalletFrame className="lk-approve-frame" />
    </Panel>
  )
}
