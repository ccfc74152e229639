import type { Folds } from './useFolds.ts'

/** Buttons to collapse and expand the compound states of a machine. */
export const FoldBar = ({ folds }: { folds: Folds }) => (
  <div className="zoom-bar" role="toolbar" aria-label="Compound states">
    <button
      type="button"
      aria-label="Collapse all"
      title="Collapse all"
      onClick={folds.collapseAll}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M6 3.5l4 4 4-4M6 16.5l4-4 4 4M4 10h12" />
      </svg>
    </button>
    <button type="button" aria-label="Expand all" title="Expand all" onClick={folds.expandAll}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M6 7l4-4 4 4M6 13l4 4 4-4M4 10h12" />
      </svg>
    </button>
    <button
      type="button"
      aria-label="Expand active states"
      title="Expand active states"
      aria-pressed={folds.expandsActive}
      onClick={() => folds.setExpandsActive(!folds.expandsActive)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 7V3.5H7M13 3.5h3.5V7M16.5 13v3.5H13M7 16.5H3.5V13" />
      </svg>
    </button>
  </div>
)
