/** Small on purpose: the app runs on whatever machine the newcomer has, next to everything else there. */
const modestSettings = {
  shared_buffers: '32MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  // Reads in the process that needs them, instead of three more processes.
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
};

/** No address but the private socket, and no words of members in the log. */
const privateSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  log_timezone: 'UTC',
  log_statement: 'none',
  // Without the errors of statements, whose first line already quotes a value that was refused; the app logs their codes.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  // Leaves out the lines DETAIL and CONTEXT, which quote the values of a row.
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** For databases that are thrown away after the run. */
const fleetingSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/**
 * The settings as arguments of `postgres`. They are given with each start rather than written into the
 * cluster's postgresql.conf, so that a new version of the app brings its own.
 */
export function serverSettings(socketFolder: string, isDurable: boolean): string[] {
  const settings = {
    ...modestSettings,
    ...privateSettings,
    ...(isDurable ? durableSettings : fleetingSettings),
    unix_socket_directories: `"${socketFolder}"`,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
