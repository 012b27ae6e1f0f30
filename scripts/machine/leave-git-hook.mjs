/**
 * Imported by what starts tests: run from a hook of git's, those that make repositories of their own
 * would set up, and commit to, the one that the hook belongs to.
 */
for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete process.env[name]
