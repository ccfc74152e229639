/**
 * The views: their render-prop components, which a page draws itself, and their panels, the default
 * look. All that the entry points `views/<folder>` export; a page pays for what it imports. The list
 * of the folders is written by `core/tools/generate/views.mjs`.
 *
 * @module
 */
// biome-ignore lint/performance/noReExportAll: the generated list names the folders
export * from './all.generated.ts'
