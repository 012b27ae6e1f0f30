/**
 * Imported by what starts tests. In a git hook, tests that make repositories of their own would otherwise set
 * up, and commit to, the repository of the hook.
 */
for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete process.env[name]
