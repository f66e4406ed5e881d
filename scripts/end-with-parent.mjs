/**
 * Preloaded (`node --import`) into every long-running child: when the command that started it is gone, even by
 * SIGKILL, the channel to it closes and the child ends as if asked to, which also ends the Java process below it.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
