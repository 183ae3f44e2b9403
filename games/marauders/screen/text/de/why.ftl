# Warum etwas nicht geht, ein Satz für jeden Schlüssel der Regeln.
