/**
 * The views: their render-prop components, which a page draws itself, and their panels, the default
 * look. All that the entry points `views/<folder>` export; a page loads only what it imports.
 * `core/tools/generate/views.mjs` writes the list of the folders.
 *
 * @module
 */
// biome-ignore lint/performance/noReExportAll: the generated list names the folders
export * from './all.generated.ts'
