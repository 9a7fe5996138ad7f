/** Where LibreOffice can be steered from: a Python that has its module `uno`, with which tests edit files as a person would. */
import { spawnSync } from 'node:child_process';

/** Debian's own first: another Python on the path knows nothing of LibreOffice. */
const PYTHONS = ['/usr/bin/python3', 'python3', '/Applications/LibreOffice.app/Contents/Resources/python'];

/** The Debian package that brings it. */
const DEBIAN = 'python3-uno';

/** @returns {string | undefined} the Python to call; undefined where none has the module */
export const findUno = () =>
  PYTHONS.find((python) => spawnSync(python, ['-c', 'import uno'], { stdio: 'ignore' }).status === 0);

/** Installs it where Debian's package manager can. */
export function installUno() {
  if (findUno() !== undefined || process.getuid?.() !== 0) return;
  spawnSync('apt-get', ['install', '-y', '-qq', DEBIAN], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
