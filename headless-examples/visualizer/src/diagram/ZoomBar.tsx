import type { View } from './useView.ts'

/** Buttons to zoom in, zoom out and fit the diagram. */
export const ZoomBar = ({ view }: { view: View }) => (
  <div className="zoom-bar" role="toolbar" aria-label="Zoom">
    <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => view.zoom('in')}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 4.5v11M4.5 10h11" />
      </svg>
    </button>
    <button
      type="button"
      aria-label="Zoom out"
      title="Zoom out (−)"
      onClick={() => view.zoom('out')}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4.5 10h11" />
      </svg>
    </button>
    <button
      type="button"
      aria-label="Actual size, 1:1"
      title="Actual size (0)"
      onClick={() => view.zoom('whole')}
    >
      1:1
    </button>
    <button
      type="button"
      aria-label="Fit to view"
      title="Fit to view (f)"
      onClick={() => view.fit()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" />
      </svg>
    </button>
  </div>
)
