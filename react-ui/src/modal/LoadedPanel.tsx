'use client'
import type { ViewName } from '@latchkit/core'
import { memo, useContext } from 'react'
import { ButtonSpinner } from '../components/ButtonSpinner.tsx'
import { Panel } from '../components/Panel.tsx'
import { EntryContext } from '../kit/EntryContext.ts'
import { NotLoaded } from '../kit/NotLoaded.tsx'
import { useKitContext } from '../kit/useKitContext.ts'
import { useLoader } from '../kit/useLoader.ts'
import { panelLoader } from './panelLoader.ts'
import { useFlowFailed } from './useFlowFailed.ts'

/**
 * The panel of a view. A spinner while its code loads; a message with a retry button if the code did
 * not load; a message with a close button if the flow failed. Memoized: the modal renders more often.
 */
export const LoadedPanel = memo(function LoadedPanel({ view }: { view: ViewName }) {
  const panel = panelLoader(useKitContext(), view)
  const code = useLoader(panel)
  const flowFailed = useFlowFailed(useContext(EntryContext))
  if (code.status === 'idle' || code.status === 'loading')
    return (
      <Panel>
        <div className="lk-view-loading lk-delayed" aria-busy="true">
          <ButtonSpinner />
        </div>
      </Panel>
    )
  if (code.value !== null && !flowFailed) return <code.value.panel />
  return (
    <Panel>
      <NotLoaded retry={code.status === 'failed' ? panel.load : null} />
    </Panel>
  )
})
