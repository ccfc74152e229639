import { MiniMap, ReactFlow, ReactFlowProvider, ViewportPortal } from '@xyflow/react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Marks } from '../common/panel.types.ts'
import { Arrows } from './Arrows.tsx'
import { LabelNode } from './LabelNode.tsx'
import type { MachineLayout } from './layout.types.ts'
import { nodesOf } from './nodes.ts'
import { type Picture as Context, PictureContext } from './picture.context.ts'
import { HeadNode, StateNode } from './StateNode.tsx'
import { useRoving } from './useRoving.ts'
import { useView } from './useView.ts'
import { ZoomBar } from './ZoomBar.tsx'
import '@xyflow/react/dist/base.css'
import './picture.css'
import './marks.css'
import './view.css'

const kinds = { state: StateNode, head: HeadNode, label: LabelNode }

export type PictureProps = {
  layout: MachineLayout
  marks: Marks
  selected: string | null
  select(id: string | null): void
}

/** The diagram of a machine, which pointer and keyboard can pan, zoom and move through. */
export const Picture = (props: PictureProps) => (
  <ReactFlowProvider>
    <Drawing {...props} />
  </ReactFlowProvider>
)

function Drawing({ layout, marks, selected, select }: PictureProps) {
  const container = useRef<HTMLElement>(null)
  const nodes = useMemo(() => nodesOf(layout), [layout])
  const view = useView(layout, container)
  const roving = useRoving({ nodes, selected, select, container, view })
  const { active, taken, possible, unwalked } = marks
  const context = useMemo<Context>(
    () => ({
      active: new Set(active),
      taken: new Set(taken),
      possible: new Set(possible),
      unwalked: new Set(unwalked),
      selected,
      current: roving.current,
      select,
    }),
    [active, taken, possible, unwalked, selected, roving.current, select],
  )
  const reveal = useEffectEvent((id: string) => view.reveal(id))
  useEffect(() => {
    if (selected !== null) reveal(selected)
  }, [selected])
  const follow = useEffectEvent((ids: readonly string[]) => view.follow(ids))
  useEffect(() => {
    if (active !== undefined && active.length > 0) follow(active)
  }, [active])
  return (
    <section
      ref={container}
      className="picture"
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
          onPaneClick={() => select(null)}
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
            <Arrows layout={layout} />
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
      <ZoomBar view={view} />
    </section>
  )
}
