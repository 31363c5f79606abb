/// What keeps a part of the screen from being safe.
package enum SafeAreaRegions: String, Option { case all, container, keyboard }
