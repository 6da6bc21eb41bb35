import Recording

/// What the writer's thread does.
extension Recorder {
  /// Writes what comes, in batches: while one goes to the disk, the next gathers.
  func writeUntilClosed() {
    var outlet = Outlet(sink)
    lock.lock()
    writer = threadNumber()
    while true {
      queue.flush(at: now, all: isClosing)
      if !queue.entries.isEmpty {
        write(&outlet)
      } else if let stop = queue.stop, toldOwner == nil || (isClosing && toldFile != stop.notTaken)
      {
        tell(stop, &outlet)
      } else if !isClosing {
        lock.wait(atMost: queue.due.map { max(1, $0 - now) })
      } else if queue.stop == nil, !hasEnded {
        end(&outlet)
      } else {
        break
      }
    }
    isClosed = true
    lock.tell()
    lock.unlock()
  }

  /// Runs with the lock held, except while the disk is at work.
  private func write(_ outlet: inout Outlet) {
    let batch = queue.take()
    lock.unlock()
    do throws(WriteError) {
      try outlet.write(batch)
      lock.lock()
      queue.release(batch)
    } catch {
      lock.lock()
      queue.release(batch)
      queue.fail(Stop.Reason(error.reason), losing: batch.entries.count(where: \.isAsked))
      guard let stop = queue.stop else { return }
      lock.unlock()
      let kept = outlet.writeWhatFits(of: batch, after: error, stop)
      lock.lock()
      guard let kept else { return }
      queue.recover(kept)
      toldFile = stop.notTaken - kept
    }
  }

  private func tell(_ stop: Stop, _ outlet: inout Outlet) {
    let isNews = toldOwner == nil
    let isWritten = toldFile == stop.notTaken
    (toldOwner, toldFile) = (stop.notTaken, stop.notTaken)
    lock.unlock()
    // Where there is no room for a note, the owner hears of it all the same.
    if !isWritten { try? outlet.say(stop) }
    if isNews { onStop(stop) }
    lock.lock()
  }

  private func end(_ outlet: inout Outlet) {
    hasEnded = true
    lock.unlock()
    do throws(WriteError) {
      try outlet.end()
      lock.lock()
    } catch {
      lock.lock()
      queue.fail(Stop.Reason(error.reason), losing: 0)
    }
  }
}
