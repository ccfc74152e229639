import { MiniMap, ReactFlow, ReactFlowProvider, ViewportPortal } from '@xyflow/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Marks } from '../common/panel.types.ts'
import { Arrows } from './Arrows.tsx'
import { FoldBar } from './FoldBar.tsx'
import { LabelNode } from './LabelNode.tsx'
import { type Hovered, LinkCard } from './LinkCard.tsx'
import type { MachineLayout } from './layout.types.ts'
import { litBy } from './lit.ts'
import { isFoldable, nodesOf } from './nodes.ts'
import { type Picture as Context, flag, PictureContext } from './picture.context.ts'
import { HeadNode, StateNode } from './StateNode.tsx'
import type { Folds } from './useFolds.ts'
import { useRoving } from './useRoving.ts'
import { useView } from './useView.ts'
import { ZoomBar } from './ZoomBar.tsx'
import '@xyflow/react/dist/base.css'
import './picture.css'
import './folds.css'
import './marks.css'
import './view.css'

const kinds = { state: StateNode, head: HeadNode, label: LabelNode }

export type PictureProps = {
  layout: MachineLayout
  folds: Folds
  marks: Marks
  selected: string | null
  select(id: string | null): void
  /** Whether the buttons that choose the view of the stage cover the top of the diagram. */
  isBelowViews: boolean
}

/** The diagram of a machine, which pointer and keyboard can pan, zoom and move through. */
export const Picture = (props: PictureProps) => (
  <ReactFlowProvider>
    <Drawing {...props} />
  </ReactFlowProvider>
)

function Drawing({ layout, folds, marks, selected, select, isBelowViews }: PictureProps) {
  const container = useRef<HTMLElement>(null)
  const nodes = useMemo(() => nodesOf(layout), [layout])
  const view = useView(layout, container, isBelowViews)
  const { fold } = folds
  const roving = useRoving({ nodes, selected, select, fold, container, view })
  const [hovered, hover] = useState<Hovered | null>(null)
  const { active, taken, possible, unwalked } = marks
  const lit = useMemo(
    () => (selected === null ? null : litBy(layout, selected)),
    [layout, selected],
  )
  const previewed = hovered?.id ?? roving.focused
  const preview = useMemo(
    () => (previewed === null ? null : litBy(layout, previewed)),
    [layout, previewed],
  )
  const context = useMemo<Context>(
    () => ({
      active: new Set(active),
      taken: new Set(taken),
      possible: new Set(possible),
      unwalked: new Set(unwalked),
      selected,
      current: roving.current,
      focused: roving.focused,
      lit,
      preview,
      select,
      fold,
    }),
    [
      active,
      taken,
      possible,
      unwalked,
      selected,
      roving.current,
      roving.focused,
      lit,
      preview,
      select,
      fold,
    ],
  )
  const reveal = useEffectEvent((id: string) => view.reveal(id))
  useEffect(() => {
    if (selected !== null) reveal(selected)
  }, [selected])
  const shown = useRef(layout)
  const change = useEffectEvent((before: MachineLayout) =>
    view.change(before, [selected, ...(active ?? []).toReversed()]),
  )
  useEffect(() => {
    if (shown.current !== layout) change(shown.current)
    shown.current = layout
  }, [layout])
  const follow = useEffectEvent((ids: readonly string[]) => view.follow(ids))
  useEffect(() => {
    if (active !== undefined && active.length > 0) follow(active)
  }, [active])
  return (
    <section
      ref={container}
      className="picture"
      data-far={flag(view.isFar)}
      aria-label={`Diagram of ${layout.id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
      tabIndex={0}
      {...roving.listeners}
    >
      <PictureContext value={context}>
        <ReactFlow
          nodes={nodes}
          nodeTypes={kinds}
          onInit={() => view.open([selected, ...(active ?? []).toReversed()])}
          onNodeClick={(_, { type, data }) => type !== 'label' && select(data.placed.state.id)}
          onNodeDoubleClick={(_, { type, data }) => {
            if (type !== 'label' && isFoldable(data.placed)) fold(data.placed.state.id)
          }}
          onPaneClick={() => select(null)}
          onNodeMouseEnter={(_, { type, data }) =>
            hover({ id: type === 'label' ? data.link.id : data.placed.state.id, card: null })
          }
          onNodeMouseLeave={() => hover(null)}
          onMoveStart={() => hover(null)}
          minZoom={0.08}
          maxZoom={2.5}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          elevateNodesOnSelect={false}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          panActivationKeyCode={null}
          zoomActivationKeyCode={null}
          attributionPosition="bottom-left"
        >
          <ViewportPortal>
            <Arrows layout={layout} hover={hover} />
          </ViewportPortal>
          {view.hasMap ? (
            <MiniMap
              className="picture-map"
              pannable
              zoomable
              ariaLabel="Overview"
              nodeClassName={({ type }) => `map-${type}`}
            />
          ) : null}
        </ReactFlow>
      </PictureContext>
      <div className="picture-bars">
        {folds.canFold ? <FoldBar folds={folds} /> : null}
        <ZoomBar view={view} />
      </div>
      {hovered?.card ? <LinkCard layout={layout} link={hovered.id} at={hovered.card} /> : null}
    </section>
  )
}
