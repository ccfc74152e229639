import { useClickGuard } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { ApproveTransaction, type ApproveView, WalletFrame } from '@latchkit/react-ui/views/approve'
import { useState } from 'react'
import { Address } from '../components/Address.tsx'
import { useAnnounce } from '../components/announce.ts'
import { Button } from '../components/Button.tsx'
import { Check } from '../components/Check.tsx'
import { Details } from '../components/Details.tsx'
import { Name } from '../components/Name.tsx'
import { Notice } from '../components/Notice.tsx'
import { Step } from '../components/Step.tsx'
import { requestDetails } from './request-details.tsx'

type PendingApproval = Exclude<ApproveView, { step: 'done' }>

/** View of a request of an in-page wallet or of the embedded wallet. */
export function ApproveScreen() {
  const { approve: texts } = useTexts()
  return (
    <ApproveTransaction>
      {(approve) => {
        if (approve.step !== 'done' && approve.frameOrigin !== null)
          return (
            <FrameReview
              key={approve.request.id}
              approval={approve}
              frameOrigin={approve.frameOrigin}
            />
          )
        switch (approve.step) {
          case 'done':
            return <Step tone="rest" title={texts.nothingToDecide} text={null} />
          case 'reviewing':
            return <RequestReview key={approve.request.id} approval={approve} />
          case 'signing':
          case 'unresponsive':
            return <Signing approval={approve} />
        }
      }}
    </ApproveTransaction>
  )
}

/**
 * Shown while the wallet signs. The click guard ignores the second click of a double click on
 * Approve.
 */
function Signing({ approval: { step, reject } }: { approval: PendingApproval }) {
  const { approve: texts, cancel } = useTexts()
  const clicksEnabled = useClickGuard()
  const isSlow = step === 'unresponsive'
  return (
    <Step
      tone={isSlow ? 'slow' : 'waiting'}
      title={isSlow ? texts.unresponsive : texts.signing}
      text={isSlow ? texts.unresponsiveText : null}
    >
      <Button onClick={() => clicksEnabled && reject()}>{cancel}</Button>
    </Step>
  )
}

/**
 * A request that the embedded wallet draws over the box, between the origins and the button. The
 * button rejects it, also if the frame does not respond.
 */
function FrameReview({
  approval: { summary, origin, waiting, reject },
  frameOrigin,
}: {
  approval: PendingApproval
  frameOrigin: string
}) {
  const { approve: texts } = useTexts()
  const clicksEnabled = useClickGuard()
  // The focus moves into the frame, so the origins are announced too.
  useAnnounce(
    `${texts.titles[summary.kind]}. ${texts.site}: ${origin}. ${texts.walletOrigin}: ${frameOrigin}`,
  )
  return (
    <>
      <Details
        details={[
          { label: texts.site, value: <bdi dir="ltr">{origin}</bdi> },
          { label: texts.walletOrigin, value: <bdi dir="ltr">{frameOrigin}</bdi> },
        ]}
      />
      <WalletFrame className="wallet-frame" />
      {waiting > 0 && <p>{texts.queued(waiting)}</p>}
      <div className="actions" data-click-enabled={clicksEnabled}>
        <Button onClick={() => clicksEnabled && reject()}>{texts.reject}</Button>
      </div>
    </>
  )
}

/** The request, its origin and account, and the two buttons. */
function RequestReview({ approval }: { approval: PendingApproval }) {
  const allTexts = useTexts()
  const texts = allTexts.approve
  // The consent is to the cautions that were shown.
  const [consent, setConsent] = useState('')
  const clicksEnabled = useClickGuard()
  const { request, summary, origin, chain, network, waiting, reading, approve, reject } = approval
  const { kind, cautions } = summary
  useAnnounce(texts.titles[kind])
  const isSignature = kind === 'message' || kind === 'typed-data'
  const shown = cautions.join()
  const accepted = consent === shown
  const isDecidedHere = approve !== null || reading
  return (
    <>
      <h3 className="step-title">{texts.titles[kind]}</h3>
      {waiting > 0 && <p>{texts.queued(waiting)}</p>}
      {cautions.map((caution) => (
        <Notice key={caution} tone="bad">
          {kind === 'unreadable' ? texts.unreadableWarning : texts.cautions[caution]}
        </Notice>
      ))}
      <Details
        details={[
          { label: texts.site, value: <bdi dir="ltr">{origin}</bdi> },
          ...(chain === null
            ? []
            : [{ label: texts.network, value: <Name>{network?.name ?? chain}</Name> }]),
          ...(request.address === null
            ? []
            : [
                {
                  label: texts.account,
                  value: <Address form="full" address={request.address} />,
                  wide: true,
                },
              ]),
          ...requestDetails(approval, allTexts),
        ]}
      />
      {isDecidedHere && cautions.length > 0 && (
        <Check checked={accepted} onChange={() => setConsent(accepted ? '' : shown)}>
          {texts.acceptCautions}
        </Check>
      )}
      {!isDecidedHere && <p>{texts.decideInWallet}</p>}
      <div className="actions" data-click-enabled={clicksEnabled}>
        <Button onClick={reject}>{texts.reject}</Button>
        {isDecidedHere && (
          <Button
            kind="primary"
            busy={reading}
            onClick={approve !== null && accepted ? () => clicksEnabled && approve() : null}
          >
            {isSignature ? texts.sign : texts.approve}
          </Button>
        )}
      </div>
    </>
  )
}
